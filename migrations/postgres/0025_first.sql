-- What the migrations of SQLite files up to number 25 have come to, where the columns are explained. Text is
-- compared byte by byte, as SQLite does.

CREATE TABLE matches (
    id TEXT COLLATE "C" NOT NULL,
    guild_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    locale TEXT COLLATE "C" NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    players BIGINT NOT NULL,
    options TEXT COLLATE "C" NOT NULL,
    host_id BIGINT NOT NULL,
    turn_limit_ms BIGINT NOT NULL,
    rematch_of TEXT COLLATE "C",
    secret BYTEA NOT NULL,
    stage TEXT COLLATE "C" NOT NULL,
    revision BIGINT NOT NULL,
    deadline_ms BIGINT,
    opened_ms BIGINT NOT NULL,
    ended_ms BIGINT,
    tutorial BIGINT NOT NULL DEFAULT 0,
    reserve_ms BIGINT,
    remind_ms BIGINT,
    clock TEXT COLLATE "C",
    early_end TEXT COLLATE "C",
    called_off_seat BIGINT,
    rated_number BIGINT,
    offer TEXT COLLATE "C",
    best_of BIGINT,
    series_played BIGINT,
    series_wins TEXT COLLATE "C",
    last_first_id BIGINT,
    put_away BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (id)
);

CREATE INDEX matches_by_rematch ON matches (rematch_of);

CREATE TABLE seats (
    match_id TEXT COLLATE "C" NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    locale TEXT COLLATE "C" NOT NULL,
    entropy TEXT COLLATE "C" NOT NULL,
    rating_before BIGINT,
    rating_after BIGINT,
    bot TEXT COLLATE "C",
    has_left BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (match_id, seat)
);

CREATE INDEX seats_by_user ON seats (user_id);

CREATE TABLE lines (
    match_id TEXT COLLATE "C" NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    text TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (match_id, number)
);

CREATE TABLE messages (
    match_id TEXT COLLATE "C" NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    audience BIGINT NOT NULL,
    channel_id BIGINT,
    message_id BIGINT,
    token TEXT COLLATE "C",
    token_until_ms BIGINT,
    revision BIGINT NOT NULL,
    posted_lines BIGINT NOT NULL,
    retired_channel_id BIGINT,
    retired_message_id BIGINT,
    posting_nonce TEXT COLLATE "C",
    PRIMARY KEY (match_id, audience)
);

CREATE TABLE puzzles (
    day BIGINT NOT NULL,
    record TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (day)
);

CREATE TABLE puzzle_answers (
    day BIGINT NOT NULL REFERENCES puzzles (day),
    user_id BIGINT NOT NULL,
    guild_id BIGINT,
    name TEXT COLLATE "C" NOT NULL,
    action TEXT COLLATE "C" NOT NULL,
    solved BIGINT NOT NULL,
    answered_ms BIGINT NOT NULL,
    PRIMARY KEY (day, user_id)
);

CREATE INDEX puzzle_answers_by_guild ON puzzle_answers (guild_id, user_id, day);

CREATE TABLE solvers (
    user_id BIGINT NOT NULL,
    answered BIGINT NOT NULL,
    solved BIGINT NOT NULL,
    streak BIGINT NOT NULL,
    best_streak BIGINT NOT NULL,
    last_solved BIGINT,
    PRIMARY KEY (user_id)
);

CREATE INDEX matches_by_channel ON matches (channel_id, stage);

CREATE INDEX matches_by_end ON matches (id, stage, ended_ms);

CREATE TABLE emoji (
    application_id BIGINT NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    emoji_id BIGINT NOT NULL,
    PRIMARY KEY (application_id, name)
);

CREATE TABLE personal_settings (
    user_id BIGINT NOT NULL,
    text_only BIGINT NOT NULL,
    forced_plays BIGINT NOT NULL,
    high_contrast BIGINT NOT NULL,
    language TEXT COLLATE "C",
    hand_in_channel BIGINT NOT NULL DEFAULT 0,
    fewer_notifications BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (user_id)
);

CREATE INDEX matches_by_guild ON matches (guild_id, stage);

CREATE INDEX matches_by_host ON matches (host_id, stage);

CREATE TABLE records (
    match_id TEXT COLLATE "C" NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    text TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (match_id)
);

CREATE TABLE unpresented (
    match_id TEXT COLLATE "C" NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    PRIMARY KEY (match_id)
);

CREATE TABLE quarantine (
    match_id TEXT COLLATE "C" NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    stage TEXT COLLATE "C" NOT NULL,
    reason TEXT COLLATE "C" NOT NULL,
    since_ms BIGINT NOT NULL,
    PRIMARY KEY (match_id)
);

CREATE TABLE upgrades (
    name TEXT COLLATE "C" NOT NULL,
    position TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (name)
);

CREATE TABLE guild_solvers (
    guild_id BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (guild_id, user_id)
);

CREATE INDEX matches_by_stage_and_end ON matches (stage, ended_ms);

CREATE TABLE server_settings (
    guild_id BIGINT NOT NULL,
    language TEXT COLLATE "C",
    default_game TEXT COLLATE "C",
    default_clock TEXT COLLATE "C",
    channels TEXT COLLATE "C" NOT NULL,
    match_threads BIGINT NOT NULL,
    max_open_tables BIGINT,
    max_matches BIGINT,
    is_rated BIGINT NOT NULL,
    owner_told BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (guild_id)
);

CREATE TABLE invitations (
    match_id TEXT COLLATE "C" NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    place BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    state TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (match_id, place)
);

CREATE UNIQUE INDEX matches_by_rated_number ON matches (rated_number);

CREATE TABLE ratings (
    month BIGINT NOT NULL,
    guild_id BIGINT NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    user_id BIGINT NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    rating BIGINT NOT NULL,
    uncertainty BIGINT NOT NULL,
    shown BIGINT NOT NULL,
    played BIGINT NOT NULL,
    won BIGINT NOT NULL,
    drawn BIGINT NOT NULL,
    lost BIGINT NOT NULL,
    streak BIGINT NOT NULL,
    best_streak BIGINT NOT NULL,
    PRIMARY KEY (month, guild_id, game, user_id)
);

CREATE INDEX ratings_by_rank ON ratings (month, guild_id, game, shown DESC, user_id);

CREATE TABLE rating_changes (
    match_id TEXT COLLATE "C" NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    guild_id BIGINT NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    user_id BIGINT NOT NULL,
    number BIGINT NOT NULL,
    side BIGINT NOT NULL,
    outcome BIGINT NOT NULL,
    rating_before BIGINT NOT NULL,
    uncertainty_before BIGINT NOT NULL,
    rating_after BIGINT NOT NULL,
    uncertainty_after BIGINT NOT NULL,
    PRIMARY KEY (guild_id, game, user_id, number)
);

CREATE INDEX rating_changes_by_match ON rating_changes (match_id, guild_id, game);

CREATE TABLE faction_wins (
    guild_id BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    faction TEXT COLLATE "C" NOT NULL,
    won BIGINT NOT NULL,
    PRIMARY KEY (guild_id, user_id, faction)
);

CREATE INDEX invitations_by_user ON invitations (user_id);

CREATE TABLE contact (
    id BIGINT NOT NULL,
    alive_ms BIGINT NOT NULL,
    discord_ms BIGINT NOT NULL,
    PRIMARY KEY (id)
);

CREATE TABLE vacations (
    user_id BIGINT NOT NULL,
    first_day BIGINT NOT NULL,
    until_ms BIGINT NOT NULL,
    PRIMARY KEY (user_id, first_day)
);

CREATE TABLE puzzle_secret (
    id BIGINT NOT NULL,
    secret TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (id)
);

CREATE INDEX vacations_by_end ON vacations (until_ms);
