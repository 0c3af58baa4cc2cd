-- The schema of an SQLite file. migrations/postgres has the same tables, columns and indexes for PostgreSQL, and a test
-- compares the two.
--
-- Columns are integers, text or blobs. Ids of people, servers, channels and messages are Discord's. Times are
-- milliseconds since 1970, and days are counted from 1 January 1970. Ratings are thousandths of a point. Switches are 0
-- or 1. Matches have ids of their own, which the program creates. Text is compared byte by byte.

-- Every table, from the time it is opened.
CREATE TABLE matches (
    id TEXT NOT NULL PRIMARY KEY,
    -- 0 for a match in direct messages.
    guild_id BIGINT NOT NULL,
    -- Where the table was opened.
    channel_id BIGINT NOT NULL,
    -- The language of public messages, as a locale of Discord.
    locale TEXT NOT NULL,
    -- The game's id, for example claim.
    game TEXT NOT NULL,
    -- How many seats the table has.
    players INTEGER NOT NULL,
    -- The game's options, as in the header of a record.
    options TEXT NOT NULL,
    -- Who opened the table.
    host_id BIGINT NOT NULL,
    -- The time of a turn; with a reserve, what a turn adds to it; 0 without a limit.
    turn_limit_ms BIGINT NOT NULL,
    -- The time that each player has at the start; NULL without a reserve.
    reserve_ms BIGINT,
    -- The match of which this is the rematch.
    rematch_of TEXT,
    -- From which the deal follows. Secret until the match has ended.
    secret BLOB NOT NULL,
    -- lobby, running, over, cancelled, expired or quarantined.
    stage TEXT NOT NULL,
    -- Counts every change. A message with a lower revision is behind.
    revision BIGINT NOT NULL,
    -- When the time of the player to act runs out.
    deadline_ms BIGINT,
    -- When the player to act is to be reminded; NULL if that is done, or not due.
    remind_ms BIGINT,
    -- What else the clock knows, as JSON; NULL if that is nothing.
    clock TEXT,
    -- When the table was opened.
    opened_ms BIGINT NOT NULL,
    -- When the match ended, or the table was cancelled or expired.
    ended_ms BIGINT,
    -- Why the match ended, if it was not played out: agreed, stopped, or a reason and a seat ('timeout 1').
    early_end TEXT,
    -- The seat on whose account a match between two people was called off.
    called_off_seat INTEGER,
    -- Whether the screens explain the match as it is played.
    tutorial INTEGER NOT NULL DEFAULT 0,
    -- The day whose daily deal is played; NULL for other matches.
    daily_day BIGINT,
    -- The server in which the daily deal was begun; NULL for direct messages.
    daily_guild_id BIGINT,
    -- Whether a daily deal is played without counting.
    is_practice INTEGER NOT NULL DEFAULT 0,
    -- The board whose deal the match shares with others (e7k2/3); NULL for a deal of its own. Until its round is over, it
    -- is running, also when it has ended.
    board TEXT,
    -- Whether two of the players had just played as many rated matches together as count, so that this one is not rated.
    has_frequent_pair INTEGER NOT NULL DEFAULT 0,
    -- Whether the match waits, because no player has done anything for a long time.
    is_on_hold INTEGER NOT NULL DEFAULT 0,
    -- What a player has offered to the others, in words of the program.
    offer TEXT,
    -- Counts the rated matches, in the order in which they were rated; NULL for those that were not, or were voided.
    rated_number BIGINT,
    -- The revision by which a moderator voided the match, so that it does not count; NULL for most.
    voided_revision BIGINT,
    -- How many matches the series has at most; NULL outside a series.
    best_of INTEGER,
    -- How many matches of the series have been played before this one.
    series_played INTEGER,
    -- How many of these each seat's side has won, separated by spaces.
    series_wins TEXT,
    -- In a rematch: who began the match before.
    last_first_id BIGINT,
    -- With several processes: the one that presents the match, plays its bots and ends turns that take too long.
    worker_id BIGINT,
    -- With several processes: when one has to look at the match next; NULL if nothing is left to do.
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
CREATE INDEX matches_by_due ON matches (due_ms) WHERE (due_ms IS NOT NULL);
CREATE INDEX matches_by_last_first ON matches (last_first_id);

-- Who sits at a table.
CREATE TABLE seats (
    match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    -- From 0.
    seat INTEGER NOT NULL,
    -- 0 for a bot.
    user_id BIGINT NOT NULL,
    -- The display name, and the name of the account, which tells people with the same display name apart; empty if it
    -- is not known.
    name TEXT NOT NULL,
    user_name TEXT NOT NULL DEFAULT '',
    -- The person's language, as a locale of Discord.
    locale TEXT NOT NULL,
    -- What the person's press added to the chance of the match: the id of the press.
    entropy TEXT NOT NULL,
    -- The level of a bot; NULL for a person.
    bot TEXT,
    -- Whether the person has left the running match, so that a bot plays for them.
    has_left INTEGER NOT NULL DEFAULT 0,
    -- How the match ended for the person. 2: won, 1: drawn, 0: lost; NULL for bots, before the end, and if it was called off.
    outcome INTEGER,
    -- What daily deals are compared by, if the match was played to its end: the score of the seat, and the highest of other
    -- sides.
    score INTEGER,
    other_score INTEGER,
    PRIMARY KEY (match_id, seat)
);

CREATE INDEX seats_by_user ON seats (user_id);

-- Invitations to an open table. Those of a match that has started are not read any more.
CREATE TABLE invitations (
    match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    -- The order in which people were invited, from 0.
    place INTEGER NOT NULL,
    user_id BIGINT NOT NULL,
    -- As in seats.
    name TEXT NOT NULL,
    user_name TEXT NOT NULL DEFAULT '',
    -- open, declined or removed.
    state TEXT NOT NULL,
    PRIMARY KEY (match_id, place)
);

CREATE INDEX invitations_by_user ON invitations (user_id);

-- The record of a match that has not ended, line by line. It is kept in the index of its key, so that a play writes one
-- page less.
CREATE TABLE lines (
    match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    -- From 0, the header.
    number INTEGER NOT NULL,
    -- Without a line break.
    text TEXT NOT NULL,
    PRIMARY KEY (match_id, number)
) WITHOUT ROWID;

-- The record of a match that has ended.
CREATE TABLE records (
    match_id TEXT NOT NULL PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    -- All lines, each with a line break.
    text TEXT NOT NULL
);

-- What a play changes: its match and, as a JSON array, the new lines of the record from `first_line` on. A row inserted
-- here is a single statement, which is whole without a transaction around it. It fails if the match is not of the
-- revision `before` any more.
CREATE VIEW match_changes AS
SELECT id, revision AS before, revision, deadline_ms, remind_ms, clock, offer, is_on_hold, due_ms, worker_id,
    CAST(0 AS BIGINT) AS first_line, CAST('[]' AS TEXT) AS lines
FROM matches;

CREATE TRIGGER match_changes_insert INSTEAD OF INSERT ON match_changes
BEGIN
    UPDATE matches SET revision = NEW.revision, deadline_ms = NEW.deadline_ms, remind_ms = NEW.remind_ms,
        clock = NEW.clock, offer = NEW.offer, is_on_hold = NEW.is_on_hold, due_ms = NEW.due_ms,
        worker_id = NEW.worker_id
    WHERE id = NEW.id AND revision = NEW.before AND stage <> 'quarantined';
    SELECT RAISE(ABORT, 'the match has changed') WHERE changes() = 0;
    INSERT INTO lines (match_id, number, text)
    SELECT NEW.id, NEW.first_line + added.key, added.value FROM json_each(NEW.lines) added;
END;

-- The messages of a match, and how far each is up to date.
CREATE TABLE messages (
    match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    -- What the message is: 0 the table, which is public; 1 to 5 the hand of a seat; 11 to 15 a mention of its player;
    -- 21 the fingerprint of the secret; 22 the thread; 23 the result, if it is a new message; 24 the moves and
    -- 25 the result in the thread; 31 to 35 a reminder of the player of a seat.
    kind INTEGER NOT NULL,
    -- Where it is: a message in a channel, or an answer that only its reader sees. Neither if it is not shown now.
    channel_id BIGINT,
    message_id BIGINT,
    token TEXT,
    -- Until when Discord accepts the token.
    token_until_ms BIGINT,
    -- The revision of the match that it shows.
    revision BIGINT NOT NULL,
    -- How many lines the record had when it was posted, which notifies.
    posted_at_line BIGINT NOT NULL,
    -- The nonce of a post that was begun and has not been confirmed: the message may exist.
    posting_nonce TEXT,
    -- The message that it has replaced, until that one is deleted.
    superseded_channel_id BIGINT,
    superseded_message_id BIGINT,
    PRIMARY KEY (match_id, kind)
);

-- Messages that are no longer used, and that Discord has refused to delete: tried again until they are gone.
CREATE TABLE refused_deletions (
    message_id INTEGER PRIMARY KEY,
    channel_id BIGINT NOT NULL,
    -- The person whose direct messages the channel is; NULL in a channel of a server.
    user_id BIGINT,
    -- How often it was tried.
    attempts INTEGER NOT NULL,
    -- When it is tried again.
    due_ms BIGINT NOT NULL
);

CREATE INDEX refused_deletions_by_due ON refused_deletions (due_ms);
CREATE INDEX refused_deletions_by_user ON refused_deletions (user_id);

-- Matches that have ended, until all their messages show it.
CREATE TABLE unpresented (
    match_id TEXT NOT NULL PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE
);

-- Matches that cannot be read. Their stage in `matches` is quarantined; this is the one before.
CREATE TABLE quarantine (
    match_id TEXT NOT NULL PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    stage TEXT NOT NULL,
    -- What is wrong with it, for the operator.
    reason TEXT NOT NULL,
    since_ms BIGINT NOT NULL
);

-- Ratings: per game and in all, in a server and in all servers, of all time and of each month.
CREATE TABLE ratings (
    -- Months since January 1970; -1 for those of all time.
    month INTEGER NOT NULL,
    -- 0 for those in all servers.
    guild_id BIGINT NOT NULL,
    -- Empty for those in all games.
    game TEXT NOT NULL,
    user_id BIGINT NOT NULL,
    -- As in seats, as last seen there.
    name TEXT NOT NULL,
    user_name TEXT NOT NULL DEFAULT '',
    -- The estimate, and how far it may be off.
    rating BIGINT NOT NULL,
    uncertainty BIGINT NOT NULL,
    -- The number that is shown, which follows from both.
    shown BIGINT NOT NULL,
    -- Rated matches.
    played INTEGER NOT NULL,
    won INTEGER NOT NULL,
    drawn INTEGER NOT NULL,
    lost INTEGER NOT NULL,
    -- Wins in a row: up to the last match, and the most ever.
    streak INTEGER NOT NULL,
    best_streak INTEGER NOT NULL,
    PRIMARY KEY (month, guild_id, game, user_id)
);

-- In the order of the leaderboard.
CREATE INDEX ratings_by_rank ON ratings (month, guild_id, game, shown DESC, user_id);
CREATE INDEX ratings_by_user ON ratings (user_id);

-- What a match did to the ratings of all time of its players.
CREATE TABLE rating_changes (
    match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    -- As in ratings.
    guild_id BIGINT NOT NULL,
    game TEXT NOT NULL,
    user_id BIGINT NOT NULL,
    -- The rated_number of the match.
    number BIGINT NOT NULL,
    -- The lowest seat of the player's side.
    side INTEGER NOT NULL,
    -- 2: won, 1: drawn, 0: lost.
    outcome INTEGER NOT NULL,
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
    -- 0 for those in all servers.
    guild_id BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    -- The faction's id, for example goblin.
    faction TEXT NOT NULL,
    won INTEGER NOT NULL,
    PRIMARY KEY (guild_id, user_id, faction)
);

CREATE INDEX faction_wins_by_user ON faction_wins (user_id);

-- The daily puzzles.
CREATE TABLE puzzles (
    day BIGINT NOT NULL PRIMARY KEY,
    -- The lines of the match up to the position, each with a line break.
    record TEXT NOT NULL,
    -- How good the choices of a puzzle are that cannot be solved, as JSON; NULL for one that can.
    ratings TEXT
);

-- The secret from which the daily puzzles follow: one row, with id 1, which the first puzzle writes.
CREATE TABLE puzzle_secret (
    id INTEGER PRIMARY KEY,
    secret TEXT NOT NULL
);

-- A person's first answer of a day.
CREATE TABLE puzzle_answers (
    day BIGINT NOT NULL REFERENCES puzzles (day),
    user_id BIGINT NOT NULL,
    -- The server it was given in; NULL for direct messages.
    guild_id BIGINT,
    -- The person's display name.
    name TEXT NOT NULL,
    -- The answer, in a record's notation.
    action TEXT NOT NULL,
    -- Whether it was right.
    solved INTEGER NOT NULL,
    answered_ms BIGINT NOT NULL,
    PRIMARY KEY (day, user_id)
);

CREATE INDEX puzzle_answers_by_guild ON puzzle_answers (guild_id, user_id, day);
CREATE INDEX puzzle_answers_by_user ON puzzle_answers (user_id);

-- What a person's answers come to, so that a ranking need not count them.
CREATE TABLE solvers (
    user_id BIGINT NOT NULL PRIMARY KEY,
    answered INTEGER NOT NULL,
    solved INTEGER NOT NULL,
    -- Days in a row up to the last right answer; 0 after a wrong one.
    streak INTEGER NOT NULL,
    best_streak INTEGER NOT NULL,
    -- The day of the last right answer.
    last_solved BIGINT
);

-- Who has answered a puzzle in a server.
CREATE TABLE guild_solvers (
    guild_id BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    -- As in seats, as last seen there.
    name TEXT NOT NULL,
    user_name TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (guild_id, user_id)
);

CREATE INDEX guild_solvers_by_user ON guild_solvers (user_id);

-- The secrets of the daily deals, from which everything about them follows.
CREATE TABLE daily_secrets (
    day BIGINT NOT NULL PRIMARY KEY,
    secret BLOB NOT NULL
);

-- A person's only attempt at the daily deal of a day.
CREATE TABLE daily_attempts (
    day BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    -- 2: won, 1: drawn, 0: lost; NULL as long as the match has not ended by the rules, and if it did so too late.
    outcome INTEGER,
    -- Votes, points, or the size of the largest group: the person's, and the bot's.
    score INTEGER,
    other_score INTEGER,
    -- The person's cards in the score pile, figures in the supply, or gold claims.
    extra INTEGER,
    PRIMARY KEY (day, user_id)
);

CREATE INDEX daily_attempts_by_user ON daily_attempts (user_id, day);
CREATE INDEX daily_attempts_by_match ON daily_attempts (match_id);

-- People's own mistakes in finished matches, to be decided better.
CREATE TABLE exercises (
    user_id BIGINT NOT NULL,
    match_id TEXT NOT NULL REFERENCES records (match_id) ON DELETE CASCADE,
    -- The number of moves before the mistake.
    actions INTEGER NOT NULL,
    -- From which day on it is due.
    due_day BIGINT NOT NULL,
    -- How many days that is after the last answer; 0 if there was none.
    interval_days INTEGER NOT NULL,
    -- How often it was solved in a row.
    solved INTEGER NOT NULL,
    PRIMARY KEY (user_id, match_id, actions)
);

CREATE INDEX exercises_by_match ON exercises (match_id);

-- How people decided in matches that were analysed.
CREATE TABLE judged_matches (
    user_id BIGINT NOT NULL,
    match_id TEXT NOT NULL REFERENCES records (match_id) ON DELETE CASCADE,
    -- What estimated decisions lost of the winning chances, and could have lost at most: in thousandths of a win.
    lost INTEGER NOT NULL,
    at_stake INTEGER NOT NULL,
    -- The decisions with exact values in which a mistake was possible, and those that were not mistakes.
    critical INTEGER NOT NULL,
    correct INTEGER NOT NULL,
    -- The kinds of the mistakes, separated by spaces: for example lead-one.
    mistakes TEXT NOT NULL,
    PRIMARY KEY (user_id, match_id)
);

CREATE INDEX judged_matches_by_match ON judged_matches (match_id);

-- Events, which people know as tournaments.
CREATE TABLE events (
    id TEXT NOT NULL PRIMARY KEY,
    guild_id BIGINT NOT NULL,
    -- The channel of its messages.
    channel_id BIGINT NOT NULL,
    -- The language of its messages, as a locale of Discord.
    locale TEXT NOT NULL,
    -- Who opened it.
    organiser_id BIGINT NOT NULL,
    -- The first line of its record.
    header TEXT NOT NULL,
    -- From which pairings and deals follow. Secret until the event is over.
    secret BLOB NOT NULL,
    is_over INTEGER NOT NULL,
    -- Counts every change.
    revision BIGINT NOT NULL,
    -- When something is due by the clock: the check-in, the start, the next round.
    deadline_ms BIGINT,
    -- Whether players have been asked whether they are there.
    has_opened_check_in INTEGER NOT NULL,
    opened_ms BIGINT NOT NULL,
    ended_ms BIGINT,
    -- Up to which revision its tables and messages are as they should be.
    presented_revision BIGINT NOT NULL DEFAULT 0,
    -- Whether nothing is left to do for it: it is over, and presented.
    is_settled INTEGER NOT NULL DEFAULT 0
);

CREATE INDEX events_by_guild ON events (guild_id, is_over, id);
CREATE INDEX events_by_state ON events (is_settled, id);
CREATE INDEX events_by_organiser ON events (organiser_id);

-- Who has joined an event, in order of joining.
CREATE TABLE event_players (
    event_id TEXT NOT NULL REFERENCES events (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    user_id BIGINT NOT NULL,
    -- As in seats, when they joined.
    name TEXT NOT NULL,
    user_name TEXT NOT NULL DEFAULT '',
    entropy TEXT NOT NULL,
    -- Their place at the end; NULL before, and if they have none.
    place INTEGER,
    PRIMARY KEY (event_id, number)
);

CREATE INDEX event_players_by_user ON event_players (user_id, event_id);

-- The record of an event after its header, line by line.
CREATE TABLE event_lines (
    event_id TEXT NOT NULL REFERENCES events (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (event_id, number)
);

-- The matches of an event. A match has its id before its table is opened.
CREATE TABLE event_matches (
    match_id TEXT NOT NULL PRIMARY KEY,
    event_id TEXT NOT NULL REFERENCES events (id) ON DELETE CASCADE,
    round INTEGER NOT NULL,
    table_number INTEGER NOT NULL,
    -- Which match of a pair it is, from 1.
    leg INTEGER NOT NULL
);

CREATE INDEX event_matches_by_event ON event_matches (event_id, round, table_number, leg);

-- The messages of an event.
CREATE TABLE event_messages (
    event_id TEXT NOT NULL REFERENCES events (id) ON DELETE CASCADE,
    -- What it shows: event, check-in-1, the second part of round 1 (round-1-2), end.
    kind TEXT NOT NULL,
    -- NULL if it cannot be posted.
    message_id BIGINT,
    -- The revision of the event that it shows; 0 if it has just been posted.
    revision BIGINT NOT NULL,
    PRIMARY KEY (event_id, kind)
);

-- What people have set for themselves; everything is off for those who have no row.
CREATE TABLE personal_settings (
    user_id BIGINT NOT NULL PRIMARY KEY,
    -- A language's id; NULL for that of the person's Discord client.
    language TEXT,
    -- The ids of the settings that are on, separated by spaces.
    switched_on TEXT NOT NULL
);

-- What managers have set for their server.
CREATE TABLE server_settings (
    guild_id BIGINT NOT NULL PRIMARY KEY,
    -- A language's id; NULL for that of the server on Discord.
    language TEXT,
    -- What a new table has unless its host says otherwise; NULL for the program's own choice.
    default_game TEXT,
    default_clock TEXT,
    -- The ids of the channels in which tables may be opened, separated by spaces; empty for all.
    channels TEXT NOT NULL,
    -- Whether each match gets a thread.
    match_threads INTEGER NOT NULL,
    -- NULL for the operator's limits.
    max_open_tables INTEGER,
    max_matches INTEGER,
    -- Whether matches between people are rated.
    is_rated INTEGER NOT NULL,
    -- Whether the owner has been told that the bot may not start threads.
    is_owner_notified INTEGER NOT NULL DEFAULT 0,
    -- Whether everyone may open events.
    events_for_all INTEGER NOT NULL DEFAULT 0,
    -- The channel of the daily post, and its language, as a locale of Discord; NULL without one.
    post_channel_id BIGINT,
    post_locale TEXT,
    -- Its hour, and the time zone of that by its name in the database of the IANA.
    post_hour INTEGER NOT NULL DEFAULT 9,
    post_zone TEXT NOT NULL DEFAULT 'UTC',
    -- Whether there are a daily post and achievements.
    has_extras INTEGER NOT NULL DEFAULT 1
);

-- Finds the servers with a daily post.
CREATE INDEX server_settings_by_post ON server_settings (post_channel_id);

-- The last daily post of each server.
CREATE TABLE daily_posts (
    guild_id BIGINT NOT NULL PRIMARY KEY,
    -- The day in the server's time zone.
    day BIGINT NOT NULL,
    -- unsent, sent (and not confirmed), done, or why it was refused: channel-lost, forbidden, refused.
    state TEXT NOT NULL,
    -- When it was sent first; NULL unless the state is sent.
    sent_ms BIGINT
);

-- How often settings of people and servers were changed, so that a process knows whether those that it has in memory
-- are the newest: one row, with id 1.
CREATE TABLE settings_changes (
    id INTEGER PRIMARY KEY,
    number BIGINT NOT NULL
);

-- Vacations of people.
CREATE TABLE vacations (
    user_id BIGINT NOT NULL,
    -- The day on which it begins, in UTC.
    first_day BIGINT NOT NULL,
    until_ms BIGINT NOT NULL,
    PRIMARY KEY (user_id, first_day)
);

-- Finds the vacations that have not ended.
CREATE INDEX vacations_by_end ON vacations (until_ms);

-- People who can no longer invite a person.
CREATE TABLE blocks (
    -- Who has blocked them.
    user_id BIGINT NOT NULL,
    blocked_id BIGINT NOT NULL,
    -- Their names, as in seats, when they were blocked.
    name TEXT NOT NULL,
    user_name TEXT NOT NULL DEFAULT '',
    since_ms BIGINT NOT NULL,
    PRIMARY KEY (user_id, blocked_id)
);

CREATE INDEX blocks_by_blocked ON blocks (blocked_id);

-- The emoji that were uploaded to a Discord application, by their names there.
CREATE TABLE emoji (
    application_id BIGINT NOT NULL,
    name TEXT NOT NULL,
    emoji_id BIGINT NOT NULL,
    PRIMARY KEY (application_id, name)
);

-- When the operator was last told by direct message of something that needs a person.
CREATE TABLE operator_notices (
    -- backup, disk, quarantine or clock.
    kind TEXT NOT NULL PRIMARY KEY,
    told_ms BIGINT NOT NULL
);

-- When the program last showed signs of life: one row, with id 1.
CREATE TABLE contact (
    id INTEGER PRIMARY KEY,
    -- When a process was running.
    alive_ms BIGINT NOT NULL,
    -- When Discord answered a request.
    discord_ms BIGINT NOT NULL
);

-- The processes that use the database; none for an SQLite file.
CREATE TABLE processes (
    id INTEGER PRIMARY KEY,
    -- The version of the program.
    version TEXT NOT NULL,
    started_ms BIGINT NOT NULL,
    -- The last heartbeat, by the process's own clock.
    heartbeat_ms BIGINT NOT NULL
);

-- Work on many rows that is done in short transactions, so that it can be resumed: rating all matches anew, and copying
-- a database.
CREATE TABLE upgrades (
    -- ratings or copy.
    name TEXT NOT NULL PRIMARY KEY,
    -- How far it has come: the rated_number of the last match that is rated; or which database is being copied.
    position TEXT NOT NULL
);
