-- Which table was opened to play a game again. Without references: a table may be gone before the other.
CREATE TABLE rematch (game TEXT PRIMARY KEY, next TEXT NOT NULL UNIQUE) STRICT, WITHOUT ROWID;
-- What was said among those who only watched: players read it after the game.
ALTER TABLE said ADD COLUMN watching INTEGER NOT NULL DEFAULT 0;
