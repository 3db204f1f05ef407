-- Who runs the house, who may not come in or not speak, links that set a new password, and what was done by whom.
ALTER TABLE person ADD COLUMN admin INTEGER NOT NULL DEFAULT 0;
ALTER TABLE person ADD COLUMN banned INTEGER NOT NULL DEFAULT 0;
ALTER TABLE person ADD COLUMN silenced INTEGER NOT NULL DEFAULT 0;
CREATE TABLE reset (
    sum BLOB PRIMARY KEY, person INTEGER NOT NULL REFERENCES person (id), expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX reset_person ON reset (person);
-- Without references: what was done stays known after a person or a table is gone.
CREATE TABLE audit (
    id INTEGER PRIMARY KEY, at INTEGER NOT NULL, by INTEGER, act TEXT NOT NULL, person INTEGER, game TEXT, line INTEGER
) STRICT;
