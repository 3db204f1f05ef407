-- What people are told about their sessions, and what programs may do with a token of their own. Of tokens from before
-- nothing of that is known.
ALTER TABLE token ADD COLUMN made INTEGER;
ALTER TABLE token ADD COLUMN seen INTEGER;
ALTER TABLE token ADD COLUMN agent TEXT;
ALTER TABLE token ADD COLUMN name TEXT;
ALTER TABLE token ADD COLUMN scope TEXT;
ALTER TABLE token ADD COLUMN expires INTEGER;
