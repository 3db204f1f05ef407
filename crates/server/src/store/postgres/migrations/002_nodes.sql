-- The processes that run the house (`lease.rs`), and which of them decides about which tables (`shards.rs`). `lease.epoch` is the
-- last epoch that was given to a process; the other columns of `lease` are those of earlier programs.
UPDATE lease SET epoch = epoch + 1, holder = NULL, address = NULL, until = NULL;
CREATE TABLE node (
    epoch BIGINT PRIMARY KEY, holder TEXT NOT NULL, address TEXT, secret BYTEA NOT NULL, until TIMESTAMPTZ NOT NULL,
    leaving BOOLEAN NOT NULL DEFAULT FALSE
);
-- Shard 0 is everything that is not about one table; the tables are in 1 to 64. The epoch of a shard grows whenever it changes hands.
CREATE TABLE shard (
    number BIGINT PRIMARY KEY, epoch BIGINT NOT NULL DEFAULT 0, node BIGINT REFERENCES node (epoch) ON DELETE SET NULL
);
INSERT INTO shard (number) SELECT generate_series(0, 64);
-- What was changed and may be in the memory of another process: somebody's tokens or name, or a table. Read by all, see `news.rs`.
CREATE TABLE news (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, at TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp(), person BIGINT,
    game TEXT COLLATE "C"
);
CREATE INDEX news_at ON news (at);
-- What somebody has done in an hour, see `tally.rs`.
CREATE TABLE tally (
    what TEXT NOT NULL, who BIGINT NOT NULL, hour BIGINT NOT NULL, count BIGINT NOT NULL, PRIMARY KEY (what, who, hour)
);
CREATE FUNCTION tell_of_token() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN INSERT INTO news (person) VALUES (OLD.person); RETURN NULL; END $$;
CREATE FUNCTION tell_of_person() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN INSERT INTO news (person) VALUES (OLD.id); RETURN NULL; END $$;
CREATE TRIGGER tell AFTER DELETE OR UPDATE OF sum, person, link, name, scope, expires ON token
    FOR EACH ROW EXECUTE FUNCTION tell_of_token();
CREATE TRIGGER tell AFTER DELETE OR UPDATE OF name, account, password, typed, admin, banned, silenced ON person
    FOR EACH ROW EXECUTE FUNCTION tell_of_person();
