-- When the house was last known to run, so that the time until it runs again counts for nothing that expires; and whether
-- something was erased since the file was last written anew. Of stores from before only their newest traces are known.
CREATE TABLE house (
    id INTEGER PRIMARY KEY CHECK (id = 1), alive INTEGER, erased INTEGER NOT NULL DEFAULT 0
) STRICT;
INSERT INTO house (id, alive) SELECT 1, MAX(at) FROM (
    SELECT MAX(at) AS at FROM move UNION ALL SELECT MAX(opened) FROM game UNION ALL SELECT MAX(at) FROM said
    UNION ALL SELECT MAX(seen) FROM person UNION ALL SELECT MAX(seen) FROM token
);
CREATE TABLE downtime (since INTEGER PRIMARY KEY, until INTEGER NOT NULL) STRICT;

-- When a token was used last stood in two columns.
UPDATE token SET seen = MAX(COALESCE(seen, 0), used) WHERE used IS NOT NULL;
ALTER TABLE token DROP COLUMN used;

-- A game that whoever runs the house has ended before its end.
ALTER TABLE game ADD COLUMN closed INTEGER NOT NULL DEFAULT 0;
