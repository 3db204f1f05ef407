-- When somebody was here last and which devices have signed in; nothing where that is not known yet.
ALTER TABLE person ADD COLUMN seen INTEGER;
ALTER TABLE token ADD COLUMN used INTEGER;
CREATE TABLE device (
    sum BLOB PRIMARY KEY, person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE, used INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX device_person ON device (person);
CREATE INDEX device_used ON device (used);

-- Where a table was opened from: a keyed hash, never the address itself.
ALTER TABLE game ADD COLUMN origin INTEGER;
CREATE INDEX game_origin ON game (origin) WHERE origin IS NOT NULL;
CREATE TABLE salt (value BLOB NOT NULL) STRICT;
INSERT INTO salt (value) VALUES (randomblob(32));

-- Without these, whoever is forgotten would be looked for in all of it.
CREATE INDEX muted_reader ON muted (reader);
CREATE INDEX muted_person ON muted (person);
