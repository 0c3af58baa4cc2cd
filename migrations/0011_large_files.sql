-- A start that takes no longer when there are a million finished matches: what it has to look at is
-- in small tables or found by an index.

-- The record of a match that has ended: its lines, each with a line break. Those of a running match
-- are in `lines`.
CREATE TABLE records (
    match_id      TEXT    NOT NULL PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    text          TEXT    NOT NULL
);

-- Matches that have ended, until all their messages show it.
CREATE TABLE unpresented (
    match_id      TEXT    NOT NULL PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE
);

-- Matches that cannot be read. Their stage in `matches` is quarantined; this is the one before.
CREATE TABLE quarantine (
    match_id      TEXT    NOT NULL PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    stage         TEXT    NOT NULL,
    reason        TEXT    NOT NULL,
    since_ms      BIGINT  NOT NULL
);

-- Changes of the rows themselves, which the program makes in many short transactions.
CREATE TABLE upgrades (
    name          TEXT    NOT NULL PRIMARY KEY,
    -- The id of the last match that is done; empty before the first.
    position      TEXT    NOT NULL
);

-- Moves the lines of ended matches to `records`, and fills `unpresented`.
INSERT INTO upgrades (name, position) VALUES ('archive', '');

-- Who has answered a puzzle in a server, with the name last seen there.
CREATE TABLE guild_solvers (
    guild_id      BIGINT  NOT NULL,
    user_id       BIGINT  NOT NULL,
    name          TEXT    NOT NULL,
    PRIMARY KEY (guild_id, user_id)
);

INSERT INTO guild_solvers (guild_id, user_id, name)
SELECT a.guild_id, a.user_id, a.name FROM puzzle_answers a
WHERE a.guild_id IS NOT NULL AND a.day = (
    SELECT MAX(b.day) FROM puzzle_answers b
    WHERE b.guild_id = a.guild_id AND b.user_id = a.user_id
);

-- Finds open tables, and those that were closed long ago.
CREATE INDEX matches_by_stage_and_end ON matches (stage, ended_ms);
DROP INDEX matches_by_stage;

-- In the order of the leaderboard.
DROP INDEX ratings_by_rank;
CREATE INDEX ratings_by_rank ON ratings (guild_id, rating DESC, user_id);
