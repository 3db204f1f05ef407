-- Which programs may run the house together while it is upgraded (`schema.rs`): the oldest schema whose programs still work with
-- this one, and the schema that each process knows.
ALTER TABLE tafelrunde_schema ADD COLUMN oldest BIGINT NOT NULL DEFAULT 0;
ALTER TABLE node ADD COLUMN schema BIGINT NOT NULL DEFAULT 0;
-- A table that was opened is only to be read, one that was changed is to be read again.
ALTER TABLE news ADD COLUMN opened BOOLEAN NOT NULL DEFAULT FALSE;
-- Appends moves to those a table has, in one call instead of seven: a move is the most frequent change by far. The steps are those
-- of `changes.rs`, each with a view of its own. Returns how many moves the table had; -1 if the process does not have the shard, or
-- the lease, any more, -2 if the token has ended, -3 if there is no such table, -4 if its game is over. Unless it had as many
-- as expected, nothing has changed.
CREATE FUNCTION append_moves(
    of_node BIGINT, of_shard BIGINT, of_epoch BIGINT, by_token BYTEA, by_person BIGINT, of_game TEXT, expected BIGINT,
    lines TEXT[], times BIGINT[], thoughts BIGINT[], ends BOOLEAN
) RETURNS BIGINT LANGUAGE plpgsql AS $$
    DECLARE is_over BOOLEAN; made BIGINT;
    BEGIN
        IF of_node IS NOT NULL THEN
            PERFORM 1 FROM node WHERE epoch = of_node FOR KEY SHARE;
            IF NOT FOUND THEN RETURN -1; END IF;
        END IF;
        IF of_shard IS NOT NULL THEN
            PERFORM 1 FROM shard WHERE number = of_shard AND epoch = of_epoch FOR KEY SHARE;
            IF NOT FOUND THEN RETURN -1; END IF;
        END IF;
        IF by_token IS NOT NULL THEN
            PERFORM 1 FROM token WHERE sum = by_token AND person = by_person FOR KEY SHARE;
            IF NOT FOUND THEN RETURN -2; END IF;
        END IF;
        SELECT over INTO is_over FROM game WHERE id = of_game FOR NO KEY UPDATE;
        IF NOT FOUND THEN RETURN -3; END IF;
        SELECT COALESCE(MAX(number) + 1, 0) INTO made FROM move WHERE game = of_game;
        IF made <> expected THEN RETURN made; END IF;
        IF is_over THEN RETURN -4; END IF;
        INSERT INTO move (game, number, line, at, thought)
            SELECT of_game, expected + place - 1, line, at, thought
            FROM unnest(lines, times, thoughts) WITH ORDINALITY AS added (line, at, thought, place);
        IF ends THEN UPDATE game SET over = TRUE WHERE id = of_game; END IF;
        RETURN made;
    END $$;
