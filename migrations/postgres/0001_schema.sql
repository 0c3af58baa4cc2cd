-- The schema of a PostgreSQL database. migrations/sqlite/0001_schema.sql has the same for SQLite files, and explains the
-- columns; a test compares the two. Text is compared byte by byte, as SQLite does.

-- Every table, from the time it is opened.
CREATE TABLE matches (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    guild_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    locale TEXT COLLATE "C" NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    players BIGINT NOT NULL,
    options TEXT COLLATE "C" NOT NULL,
    host_id BIGINT NOT NULL,
    turn_limit_ms BIGINT NOT NULL,
    reserve_ms BIGINT,
    rematch_of TEXT COLLATE "C",
    secret BYTEA NOT NULL,
    stage TEXT COLLATE "C" NOT NULL,
    revision BIGINT NOT NULL,
    deadline_ms BIGINT,
    remind_ms BIGINT,
    clock TEXT COLLATE "C",
    opened_ms BIGINT NOT NULL,
    ended_ms BIGINT,
    early_end TEXT COLLATE "C",
    called_off_seat BIGINT,
    tutorial BIGINT NOT NULL DEFAULT 0,
    daily_day BIGINT,
    daily_guild_id BIGINT,
    is_practice BIGINT NOT NULL DEFAULT 0,
    board TEXT COLLATE "C",
    has_frequent_pair BIGINT NOT NULL DEFAULT 0,
    is_on_hold BIGINT NOT NULL DEFAULT 0,
    offer TEXT COLLATE "C",
    rated_number BIGINT,
    voided_revision BIGINT,
    best_of BIGINT,
    series_played BIGINT,
    series_wins TEXT COLLATE "C",
    last_first_id BIGINT,
    worker_id BIGINT,
    due_ms BIGINT
);

CREATE INDEX matches_by_rematch ON matches (rematch_of);
-- Finds the matches of a channel, a server and a host.
CREATE INDEX matches_by_channel ON matches (channel_id, stage);
CREATE INDEX matches_by_guild ON matches (guild_id, stage, ended_ms);
CREATE INDEX matches_by_host ON matches (host_id, stage);
-- Sorts the finished matches of a person without reading their rows.
CREATE INDEX matches_by_end ON matches (id, stage, ended_ms);
-- Finds open tables, and those that were closed long ago.
CREATE INDEX matches_by_stage_and_end ON matches (stage, ended_ms);
CREATE UNIQUE INDEX matches_by_rated_number ON matches (rated_number);
CREATE INDEX matches_by_due ON matches (due_ms) WHERE due_ms IS NOT NULL;
CREATE INDEX matches_by_last_first ON matches (last_first_id);

-- Who sits at a table.
CREATE TABLE seats (
    match_id TEXT COLLATE "C" NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    user_name TEXT COLLATE "C" NOT NULL DEFAULT '',
    locale TEXT COLLATE "C" NOT NULL,
    entropy TEXT COLLATE "C" NOT NULL,
    bot TEXT COLLATE "C",
    has_left BIGINT NOT NULL DEFAULT 0,
    outcome BIGINT,
    score BIGINT,
    other_score BIGINT,
    PRIMARY KEY (match_id, seat)
);

CREATE INDEX seats_by_user ON seats (user_id);

-- Invitations to an open table. Those of a match that has started are not read any more.
CREATE TABLE invitations (
    match_id TEXT COLLATE "C" NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    place BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    user_name TEXT COLLATE "C" NOT NULL DEFAULT '',
    state TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (match_id, place)
);

CREATE INDEX invitations_by_user ON invitations (user_id);

-- The record of a match that has not ended, line by line.
CREATE TABLE lines (
    match_id TEXT COLLATE "C" NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    text TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (match_id, number)
);

-- The record of a match that has ended.
CREATE TABLE records (
    match_id TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    text TEXT COLLATE "C" NOT NULL
);

-- What a play changes: its match and, as a JSON array, the new lines of the record from `first_line` on. A row inserted
-- here is a single statement, which is whole without a transaction around it. It fails if the match is not of the
-- revision `before` any more.
CREATE VIEW match_changes AS
SELECT id, revision AS before, revision, deadline_ms, remind_ms, clock, offer, is_on_hold, due_ms, worker_id,
    CAST(0 AS BIGINT) AS first_line, CAST('[]' AS TEXT) AS lines
FROM matches;

CREATE FUNCTION insert_match_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE matches SET revision = NEW.revision, deadline_ms = NEW.deadline_ms, remind_ms = NEW.remind_ms,
        clock = NEW.clock, offer = NEW.offer, is_on_hold = NEW.is_on_hold, due_ms = NEW.due_ms,
        worker_id = NEW.worker_id
    WHERE id = NEW.id AND revision = NEW.before AND stage <> 'quarantined';
    IF NOT FOUND THEN
        RAISE unique_violation USING MESSAGE = 'the match has changed';
    END IF;
    INSERT INTO lines (match_id, number, text)
    SELECT NEW.id, NEW.first_line + added.place - 1, added.value
    FROM json_array_elements_text(CAST(NEW.lines AS JSON)) WITH ORDINALITY AS added (value, place);
    RETURN NEW;
END
$$;

CREATE TRIGGER match_changes_insert INSTEAD OF INSERT ON match_changes
FOR EACH ROW EXECUTE FUNCTION insert_match_change();

-- The messages of a match, and how far each is up to date.
CREATE TABLE messages (
    match_id TEXT COLLATE "C" NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    kind BIGINT NOT NULL,
    channel_id BIGINT,
    message_id BIGINT,
    token TEXT COLLATE "C",
    token_until_ms BIGINT,
    revision BIGINT NOT NULL,
    posted_at_line BIGINT NOT NULL,
    posting_nonce TEXT COLLATE "C",
    superseded_channel_id BIGINT,
    superseded_message_id BIGINT,
    PRIMARY KEY (match_id, kind)
);

-- Messages that are no longer used, and that Discord has refused to delete: tried again until they are gone.
CREATE TABLE refused_deletions (
    message_id BIGINT NOT NULL PRIMARY KEY,
    channel_id BIGINT NOT NULL,
    user_id BIGINT,
    attempts BIGINT NOT NULL,
    due_ms BIGINT NOT NULL
);

CREATE INDEX refused_deletions_by_due ON refused_deletions (due_ms);
CREATE INDEX refused_deletions_by_user ON refused_deletions (user_id);

-- Matches that have ended, until all their messages show it.
CREATE TABLE unpresented (
    match_id TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE
);

-- Matches that cannot be read. Their stage in `matches` is quarantined; this is the one before.
CREATE TABLE quarantine (
    match_id TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    stage TEXT COLLATE "C" NOT NULL,
    reason TEXT COLLATE "C" NOT NULL,
    since_ms BIGINT NOT NULL
);

-- Ratings: per game and in all, in a server and in all servers, of all time and of each month.
CREATE TABLE ratings (
    month BIGINT NOT NULL,
    guild_id BIGINT NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    user_id BIGINT NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    user_name TEXT COLLATE "C" NOT NULL DEFAULT '',
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

-- In the order of the leaderboard.
CREATE INDEX ratings_by_rank ON ratings (month, guild_id, game, shown DESC, user_id);
CREATE INDEX ratings_by_user ON ratings (user_id);

-- What a match did to the ratings of all time of its players.
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
CREATE INDEX rating_changes_by_user ON rating_changes (user_id);

-- How often a person's side won a faction in a rated match.
CREATE TABLE faction_wins (
    guild_id BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    faction TEXT COLLATE "C" NOT NULL,
    won BIGINT NOT NULL,
    PRIMARY KEY (guild_id, user_id, faction)
);

CREATE INDEX faction_wins_by_user ON faction_wins (user_id);

-- The daily puzzles.
CREATE TABLE puzzles (
    day BIGINT NOT NULL PRIMARY KEY,
    record TEXT COLLATE "C" NOT NULL,
    ratings TEXT COLLATE "C"
);

-- The secret from which the daily puzzles follow: one row, with id 1, which the first puzzle writes.
CREATE TABLE puzzle_secret (
    id BIGINT NOT NULL PRIMARY KEY,
    secret TEXT COLLATE "C" NOT NULL
);

-- A person's first answer of a day.
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
CREATE INDEX puzzle_answers_by_user ON puzzle_answers (user_id);

-- What a person's answers come to, so that a ranking need not count them.
CREATE TABLE solvers (
    user_id BIGINT NOT NULL PRIMARY KEY,
    answered BIGINT NOT NULL,
    solved BIGINT NOT NULL,
    streak BIGINT NOT NULL,
    best_streak BIGINT NOT NULL,
    last_solved BIGINT
);

-- Who has answered a puzzle in a server.
CREATE TABLE guild_solvers (
    guild_id BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    user_name TEXT COLLATE "C" NOT NULL DEFAULT '',
    PRIMARY KEY (guild_id, user_id)
);

CREATE INDEX guild_solvers_by_user ON guild_solvers (user_id);

CREATE TABLE daily_secrets (
    day BIGINT NOT NULL PRIMARY KEY,
    secret BYTEA NOT NULL
);

CREATE TABLE daily_attempts (
    day BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    outcome BIGINT,
    score BIGINT,
    other_score BIGINT,
    extra BIGINT,
    PRIMARY KEY (day, user_id)
);

CREATE INDEX daily_attempts_by_user ON daily_attempts (user_id, day);
CREATE INDEX daily_attempts_by_match ON daily_attempts (match_id);

-- People's own mistakes in finished matches, to be decided better.
CREATE TABLE exercises (
    user_id BIGINT NOT NULL,
    match_id TEXT COLLATE "C" NOT NULL REFERENCES records (match_id) ON DELETE CASCADE,
    actions BIGINT NOT NULL,
    due_day BIGINT NOT NULL,
    interval_days BIGINT NOT NULL,
    solved BIGINT NOT NULL,
    PRIMARY KEY (user_id, match_id, actions)
);

CREATE INDEX exercises_by_match ON exercises (match_id);

-- How people decided in matches that were analysed.
CREATE TABLE judged_matches (
    user_id BIGINT NOT NULL,
    match_id TEXT COLLATE "C" NOT NULL REFERENCES records (match_id) ON DELETE CASCADE,
    lost BIGINT NOT NULL,
    at_stake BIGINT NOT NULL,
    critical BIGINT NOT NULL,
    correct BIGINT NOT NULL,
    mistakes TEXT NOT NULL,
    PRIMARY KEY (user_id, match_id)
);

CREATE INDEX judged_matches_by_match ON judged_matches (match_id);

-- Events, which people know as tournaments.
CREATE TABLE events (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    guild_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    locale TEXT COLLATE "C" NOT NULL,
    organiser_id BIGINT NOT NULL,
    header TEXT COLLATE "C" NOT NULL,
    secret BYTEA NOT NULL,
    is_over BIGINT NOT NULL,
    revision BIGINT NOT NULL,
    deadline_ms BIGINT,
    has_opened_check_in BIGINT NOT NULL,
    opened_ms BIGINT NOT NULL,
    ended_ms BIGINT,
    presented_revision BIGINT NOT NULL DEFAULT 0,
    is_settled BIGINT NOT NULL DEFAULT 0
);

CREATE INDEX events_by_guild ON events (guild_id, is_over, id);
CREATE INDEX events_by_state ON events (is_settled, id);
CREATE INDEX events_by_organiser ON events (organiser_id);

-- Who has joined an event, in order of joining.
CREATE TABLE event_players (
    event_id TEXT COLLATE "C" NOT NULL REFERENCES events (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    user_name TEXT COLLATE "C" NOT NULL DEFAULT '',
    entropy TEXT COLLATE "C" NOT NULL,
    place BIGINT,
    PRIMARY KEY (event_id, number)
);

CREATE INDEX event_players_by_user ON event_players (user_id, event_id);

-- The record of an event after its header, line by line.
CREATE TABLE event_lines (
    event_id TEXT COLLATE "C" NOT NULL REFERENCES events (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    text TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (event_id, number)
);

-- The matches of an event. A match has its id before its table is opened.
CREATE TABLE event_matches (
    match_id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    event_id TEXT COLLATE "C" NOT NULL REFERENCES events (id) ON DELETE CASCADE,
    round BIGINT NOT NULL,
    table_number BIGINT NOT NULL,
    leg BIGINT NOT NULL
);

CREATE INDEX event_matches_by_event ON event_matches (event_id, round, table_number, leg);

CREATE TABLE event_messages (
    event_id TEXT COLLATE "C" NOT NULL REFERENCES events (id) ON DELETE CASCADE,
    kind TEXT COLLATE "C" NOT NULL,
    message_id BIGINT,
    revision BIGINT NOT NULL,
    PRIMARY KEY (event_id, kind)
);

-- What people have set for themselves; everything is off for those who have no row.
CREATE TABLE personal_settings (
    user_id BIGINT NOT NULL PRIMARY KEY,
    language TEXT COLLATE "C",
    switched_on TEXT COLLATE "C" NOT NULL
);

-- What managers have set for their server.
CREATE TABLE server_settings (
    guild_id BIGINT NOT NULL PRIMARY KEY,
    language TEXT COLLATE "C",
    default_game TEXT COLLATE "C",
    default_clock TEXT COLLATE "C",
    channels TEXT COLLATE "C" NOT NULL,
    match_threads BIGINT NOT NULL,
    max_open_tables BIGINT,
    max_matches BIGINT,
    is_rated BIGINT NOT NULL,
    is_owner_notified BIGINT NOT NULL DEFAULT 0,
    events_for_all BIGINT NOT NULL DEFAULT 0,
    post_channel_id BIGINT,
    post_locale TEXT COLLATE "C",
    post_hour BIGINT NOT NULL DEFAULT 9,
    post_zone TEXT COLLATE "C" NOT NULL DEFAULT 'UTC',
    has_extras BIGINT NOT NULL DEFAULT 1
);

-- Finds the servers with a daily post.
CREATE INDEX server_settings_by_post ON server_settings (post_channel_id);

-- The last daily post of each server.
CREATE TABLE daily_posts (
    guild_id BIGINT NOT NULL PRIMARY KEY,
    day BIGINT NOT NULL,
    state TEXT COLLATE "C" NOT NULL,
    sent_ms BIGINT
);

-- How often settings of people and servers were changed, so that a process knows whether those that it has in memory
-- are the newest: one row, with id 1.
CREATE TABLE settings_changes (
    id BIGINT NOT NULL PRIMARY KEY,
    number BIGINT NOT NULL
);

-- Vacations of people.
CREATE TABLE vacations (
    user_id BIGINT NOT NULL,
    first_day BIGINT NOT NULL,
    until_ms BIGINT NOT NULL,
    PRIMARY KEY (user_id, first_day)
);

-- Finds the vacations that have not ended.
CREATE INDEX vacations_by_end ON vacations (until_ms);

-- The emoji that were uploaded to a Discord application, by their names there.
CREATE TABLE blocks (
    user_id BIGINT NOT NULL,
    blocked_id BIGINT NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    user_name TEXT COLLATE "C" NOT NULL DEFAULT '',
    since_ms BIGINT NOT NULL,
    PRIMARY KEY (user_id, blocked_id)
);

CREATE INDEX blocks_by_blocked ON blocks (blocked_id);

CREATE TABLE emoji (
    application_id BIGINT NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    emoji_id BIGINT NOT NULL,
    PRIMARY KEY (application_id, name)
);

-- When the operator was last told by direct message of something that needs a person.
CREATE TABLE operator_notices (
    kind TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    told_ms BIGINT NOT NULL
);

-- When the program last showed signs of life: one row, with id 1.
CREATE TABLE contact (
    id BIGINT NOT NULL PRIMARY KEY,
    alive_ms BIGINT NOT NULL,
    discord_ms BIGINT NOT NULL
);

-- The processes that use the database; none for an SQLite file.
CREATE TABLE processes (
    id BIGINT NOT NULL PRIMARY KEY,
    version TEXT COLLATE "C" NOT NULL,
    started_ms BIGINT NOT NULL,
    heartbeat_ms BIGINT NOT NULL
);

-- Work on many rows that is done in short transactions, so that it can be resumed: rating all matches anew, and copying
-- a database.
CREATE TABLE upgrades (
    name TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    position TEXT COLLATE "C" NOT NULL
);
