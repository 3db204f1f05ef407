-- The seat to which all bots of a game have resigned; such a game was ended early (`closed`).
ALTER TABLE game ADD COLUMN winner BIGINT;
