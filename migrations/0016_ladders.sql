-- Ratings per game and in all, in a server and in all servers, of all time and of each month.

-- Counts the rated matches in the order in which they were rated; NULL for a match that is not rated.
ALTER TABLE matches ADD COLUMN rated_number BIGINT;

UPDATE matches SET rated_number = r.number FROM (
    SELECT m.id, ROW_NUMBER() OVER (ORDER BY m.ended_ms, m.opened_ms, m.id) AS number
    FROM matches m
    WHERE EXISTS (SELECT 1 FROM seats s WHERE s.match_id = m.id AND s.rating_after IS NOT NULL)
) r WHERE matches.id = r.id;

CREATE UNIQUE INDEX matches_by_rated_number ON matches (rated_number);

-- The ratings of the first method follow from the matches, as those of the new one do. What it did in each
-- match stays in seats.rating_before and seats.rating_after, which nothing reads any more.
DROP TABLE ratings;

CREATE TABLE ratings (
    -- Months since January 1970; -1 for those of all time.
    month         INTEGER NOT NULL,
    -- 0 for those in all servers.
    guild_id      BIGINT  NOT NULL,
    -- Empty for those in all games.
    game          TEXT    NOT NULL,
    user_id       BIGINT  NOT NULL,
    name          TEXT    NOT NULL,
    rating        BIGINT  NOT NULL,
    uncertainty   BIGINT  NOT NULL,
    -- The number that is shown, which follows from both.
    shown         BIGINT  NOT NULL,
    played        INTEGER NOT NULL,
    won           INTEGER NOT NULL,
    drawn         INTEGER NOT NULL,
    lost          INTEGER NOT NULL,
    -- How many matches in a row were won: up to the last one, and at most.
    streak        INTEGER NOT NULL,
    best_streak   INTEGER NOT NULL,
    PRIMARY KEY (month, guild_id, game, user_id)
);

-- In the order of the leaderboard.
CREATE INDEX ratings_by_rank ON ratings (month, guild_id, game, shown DESC, user_id);

-- What a match did to the ratings of all time of its players.
CREATE TABLE rating_changes (
    match_id           TEXT    NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat               INTEGER NOT NULL,
    -- As in ratings.
    guild_id           BIGINT  NOT NULL,
    game               TEXT    NOT NULL,
    user_id            BIGINT  NOT NULL,
    -- rated_number of the match.
    number             BIGINT  NOT NULL,
    -- The lowest seat of the player's side.
    side               INTEGER NOT NULL,
    -- 2: won, 1: drawn, 0: lost.
    outcome            INTEGER NOT NULL,
    rating_before      BIGINT  NOT NULL,
    uncertainty_before BIGINT  NOT NULL,
    rating_after       BIGINT  NOT NULL,
    uncertainty_after  BIGINT  NOT NULL,
    PRIMARY KEY (guild_id, game, user_id, number)
);

CREATE INDEX rating_changes_by_match ON rating_changes (match_id, guild_id, game);

-- How often a person's side won a faction in a rated match.
CREATE TABLE faction_wins (
    -- 0 for those in all servers.
    guild_id      BIGINT  NOT NULL,
    user_id       BIGINT  NOT NULL,
    faction       TEXT    NOT NULL,
    won           INTEGER NOT NULL,
    PRIMARY KEY (guild_id, user_id, faction)
);

-- Rates all rated matches anew.
INSERT INTO upgrades (name, position) VALUES ('ratings', '0');
