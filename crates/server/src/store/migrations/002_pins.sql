-- A table goes on with the rules and the components it was begun with. The text of components is kept once for each sum.
-- Tables from before were begun with version 1 of their rules; the program adds their components, see schema.rs.
ALTER TABLE game ADD COLUMN rules INTEGER NOT NULL DEFAULT 1;
ALTER TABLE game ADD COLUMN components TEXT NOT NULL DEFAULT '';
CREATE TABLE components (
    game TEXT NOT NULL, sum TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (game, sum)
) STRICT, WITHOUT ROWID;
