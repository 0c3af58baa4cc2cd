-- More personal settings, and the settings of servers.

-- A language's id; NULL for that of the person's Discord client.
ALTER TABLE personal_settings ADD COLUMN language TEXT;
-- Whether hands are shown in the channel instead of being sent: 0 or 1.
ALTER TABLE personal_settings ADD COLUMN hand_in_channel INTEGER NOT NULL DEFAULT 0;

CREATE TABLE server_settings (
    guild_id        BIGINT  NOT NULL PRIMARY KEY,
    -- A language's id; NULL for that of the server on Discord.
    language        TEXT,
    default_game    TEXT,
    default_clock   TEXT,
    -- The ids of the channels in which tables may be opened, separated by spaces; empty for all.
    channels        TEXT    NOT NULL,
    -- 0 or 1.
    match_threads   INTEGER NOT NULL,
    -- NULL for the operator's limits.
    max_open_tables INTEGER,
    max_matches     INTEGER,
    -- 0 or 1.
    is_rated        INTEGER NOT NULL
);
