-- Matches, their records and messages, and the ratings. Plain types only, so that PostgreSQL can
-- read the same statements: ids of the chat platform are 64-bit integers, times are milliseconds
-- since 1970, ratings are thousandths.

CREATE TABLE matches (
    id            TEXT    NOT NULL PRIMARY KEY,
    guild_id      BIGINT  NOT NULL,
    channel_id    BIGINT  NOT NULL,
    -- The server's locale when the table was opened.
    locale        TEXT    NOT NULL,
    game          TEXT    NOT NULL,
    players       INTEGER NOT NULL,
    -- As in a record's header.
    options       TEXT    NOT NULL,
    host_id       BIGINT  NOT NULL,
    invited_id    BIGINT,
    invited_name  TEXT,
    turn_limit_ms BIGINT  NOT NULL,
    rematch_of    TEXT,
    secret        BLOB    NOT NULL,
    -- lobby, running, over, cancelled or expired.
    stage         TEXT    NOT NULL,
    -- Counts every change; messages lag while theirs is lower.
    revision      BIGINT  NOT NULL,
    deadline_ms   BIGINT,
    opened_ms     BIGINT  NOT NULL
);

CREATE INDEX matches_by_stage ON matches (stage);
CREATE INDEX matches_by_rematch ON matches (rematch_of);

CREATE TABLE seats (
    match_id      TEXT    NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat          INTEGER NOT NULL,
    user_id       BIGINT  NOT NULL,
    name          TEXT    NOT NULL,
    locale        TEXT    NOT NULL,
    entropy       TEXT    NOT NULL,
    -- What the match did to the player's rating, once it is over.
    rating_before BIGINT,
    rating_after  BIGINT,
    PRIMARY KEY (match_id, seat)
);

CREATE INDEX seats_by_user ON seats (user_id);

-- The record of a match, line by line (the match record's own text).
CREATE TABLE lines (
    match_id      TEXT    NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    number        INTEGER NOT NULL,
    text          TEXT    NOT NULL,
    PRIMARY KEY (match_id, number)
);

-- What is shown where, and how far it is up to date.
CREATE TABLE messages (
    match_id        TEXT    NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    -- 0: everybody in the channel; 1 to 5: the hand of a seat; 11 to 15: the call to a seat whose
    -- direct messages are closed.
    audience        INTEGER NOT NULL,
    -- Where it is: a message in a channel, or an answer only its reader sees; neither where it
    -- cannot be shown at present.
    channel_id      BIGINT,
    message_id      BIGINT,
    token           TEXT,
    token_until_ms  BIGINT,
    -- The revision of the match that it shows.
    revision        BIGINT  NOT NULL,
    -- How many lines the record had when it was posted anew, which notifies.
    posted_lines    BIGINT  NOT NULL,
    -- The message it replaced, until that one is deleted.
    retired_channel_id BIGINT,
    retired_message_id BIGINT,
    PRIMARY KEY (match_id, audience)
);

-- Per server and player: the ladder.
CREATE TABLE ratings (
    guild_id      BIGINT  NOT NULL,
    user_id       BIGINT  NOT NULL,
    name          TEXT    NOT NULL,
    rating        BIGINT  NOT NULL,
    uncertainty   BIGINT  NOT NULL,
    played        INTEGER NOT NULL,
    won           INTEGER NOT NULL,
    drawn         INTEGER NOT NULL,
    lost          INTEGER NOT NULL,
    PRIMARY KEY (guild_id, user_id)
);

CREATE INDEX ratings_by_rank ON ratings (guild_id, rating);
