-- Rows for every table, with a value in every column: matches in each stage, one of which could not be read, and what a
-- rebuild of the ratings that was interrupted has left.

INSERT INTO matches (id, guild_id, channel_id, locale, game, players, options, host_id, turn_limit_ms, reserve_ms, rematch_of, secret, stage, revision, deadline_ms, remind_ms, clock, opened_ms, ended_ms, early_end, called_off_seat, tutorial, has_frequent_pair, is_on_hold, offer, rated_number, voided_revision, best_of, series_played, series_wins, last_first_id, worker_id, due_ms, daily_day, daily_guild_id, is_practice, board) VALUES
('26papjng2d', 1, 1, 'en-US', 'claim', 2, '{}', 16878, 86400000, NULL, NULL, x'e7ca8298561568fcea163e90cf90cd18f490047e1f2881efd81270762253416a', 'running', 7, 1750086400000, NULL, '{"is_reminded":true}', 1750000000000, NULL, NULL, NULL, 0, 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1750086400000, NULL, NULL, 0, NULL),
('26papjng2e', 1, 1, 'en-US', 'claim', 2, '{}', 16878, 86400000, NULL, NULL, x'e7ca8298561568fcea163e90cf90cd18f490047e1f2881efd81270762253416b', 'cancelled', 3, NULL, NULL, NULL, 1750000000000, 1750000000000, NULL, NULL, 0, 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL),
('26papjng2f', 1, 1, 'en-US', 'claim', 2, '{}', 16878, 86400000, NULL, NULL, x'e7ca8298561568fcea163e90cf90cd18f490047e1f2881efd81270762253416c', 'expired', 2, NULL, NULL, NULL, 1750000000000, 1750086400000, NULL, NULL, 0, 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 'e7k2/3'),
('26papjng2h', 1, 1, 'en-US', 'claim', 2, '{}', 16878, 86400000, NULL, NULL, x'e7ca8298561568fcea163e90cf90cd18f490047e1f2881efd81270762253416e', 'cancelled', 2, NULL, NULL, NULL, 1750000000000, 1750000000000, NULL, NULL, 1, 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 20254, 1, 1, NULL),
('26papjng2k', 1, 1, 'en-US', 'claim', 2, '{}', 16878, 86400000, NULL, NULL, x'e7ca8298561568fcea163e90cf90cd18f490047e1f2881efd81270762253416a', 'over', 8, NULL, NULL, NULL, 1750000000000, 1750000700000, 'resigned 0', NULL, 0, 0, 0, NULL, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL),
('26papjng2m', 1, 1, 'en-US', 'claim', 2, '{}', 16878, 86400000, NULL, NULL, x'e7ca8298561568fcea163e90cf90cd18f490047e1f2881efd81270762253416a', 'quarantined', 7, 1750086400000, NULL, NULL, 1750000000000, NULL, NULL, NULL, 0, 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL),
('26papjng2n', 1, 1, 'en-US', 'claim', 2, '{}', 16878, 86400000, NULL, NULL, x'e7ca8298561568fcea163e90cf90cd18f490047e1f2881efd81270762253416a', 'over', 4, NULL, NULL, NULL, 1750000000000, 1750000700000, 'timeout 1', 1, 0, 1, 0, NULL, NULL, 4, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL),
('26papjng2p', 1, 1, 'en-US', 'claim', 2, '{}', 16878, 86400000, NULL, NULL, x'e7ca8298561568fcea163e90cf90cd18f490047e1f2881efd81270762253416a', 'running', 4, NULL, 1750080000000, NULL, 1750000000000, NULL, NULL, NULL, 0, 0, 0, 'draw 3 4 - 1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL),
('26papjng2q', 1, 1, 'en-US', 'claim-it', 3, '{"variant":"standard"}', 16878, 86400000, 600000, NULL, x'e7ca8298561568fcea163e90cf90cd18f490047e1f2881efd81270762253416a', 'lobby', 2, 1750086400000, NULL, NULL, 1750000000000, NULL, NULL, NULL, 0, 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL),
('26papjng2r', 1, 1, 'en-US', 'claim', 2, '{}', 16878, 86400000, NULL, '26papjng2k', x'e7ca8298561568fcea163e90cf90cd18f490047e1f2881efd81270762253416a', 'lobby', 1, 1750086400000, NULL, NULL, 1750000000000, NULL, NULL, NULL, 0, 0, 0, NULL, NULL, NULL, 3, 1, '0 1', 16879, NULL, NULL, NULL, NULL, 0, NULL);

INSERT INTO seats (match_id, seat, user_id, name, user_name, locale, entropy, bot, has_left, outcome, score, other_score) VALUES
('26papjng2d', 0, 16878, 'player 16878', 'p16878', 'en-US', '16878', NULL, 0, NULL, NULL, NULL),
('26papjng2d', 1, 16879, 'player 16879', 'p16879', 'en-US', '16879', NULL, 0, NULL, NULL, NULL),
('26papjng2e', 0, 16878, 'player 16878', 'p16878', 'en-US', '', NULL, 0, NULL, NULL, NULL),
('26papjng2e', 1, 0, '', '', '', '', 'hard', 0, NULL, NULL, NULL),
('26papjng2f', 0, 16878, 'player 16878', 'p16878', 'en-US', '', NULL, 0, NULL, NULL, NULL),
('26papjng2h', 0, 16878, 'player 16878', 'p16878', 'en-US', '', NULL, 0, NULL, NULL, NULL),
('26papjng2k', 0, 16878, 'player 16878', 'p16878', 'en-US', '16878', NULL, 0, 0, 2, 3),
('26papjng2k', 1, 16879, 'player 16879', 'p16879', 'en-US', '16879', NULL, 0, 2, 3, 2),
('26papjng2m', 0, 16878, 'player 16878', 'p16878', 'en-US', '16878', NULL, 0, NULL, NULL, NULL),
('26papjng2m', 1, 16879, 'player 16879', 'p16879', 'en-US', '16879', NULL, 0, NULL, NULL, NULL),
('26papjng2n', 0, 16878, 'player 16878', 'p16878', 'en-US', '16878', NULL, 0, NULL, NULL, NULL),
('26papjng2n', 1, 16879, 'player 16879', 'p16879', 'en-US', '16879', NULL, 0, NULL, NULL, NULL),
('26papjng2p', 0, 16878, 'player 16878', 'p16878', 'en-US', '16878', NULL, 0, NULL, NULL, NULL),
('26papjng2p', 1, 16879, 'player 16879', 'p16879', 'en-US', '16879', NULL, 0, NULL, NULL, NULL),
('26papjng2q', 0, 16878, 'player 16878', 'p16878', 'en-US', '', NULL, 0, NULL, NULL, NULL),
('26papjng2r', 0, 16878, 'player 16878', 'p16878', 'en-US', '', NULL, 0, NULL, NULL, NULL),
('26papjng2r', 1, 16879, 'player 16879', 'p16879', 'en-US', '', NULL, 0, NULL, NULL, NULL);

INSERT INTO invitations (match_id, place, user_id, name, user_name, state) VALUES
('26papjng2q', 0, 16879, 'player 16879', 'p16879', 'declined'),
('26papjng2q', 1, 16880, 'player 16880', 'p16880', 'open');

INSERT INTO lines (match_id, number, text) VALUES
('26papjng2d', 0, '{"record":1,"game":"claim","players":2,"options":{},"match":"26papjng2d","names":["player 16878","player 16879"],"commitment":"40665dc5a04be30c769d238dc444d5a7dd081f78f0c08deb932348e449f73764","entropy":["16878","16879"]}'),
('26papjng2d', 1, '{"chance":"first 1"}'),
('26papjng2d', 2, '{"chance":"deck goblin-0 undead-1 undead-6 doppelganger-3 knight-6 doppelganger-8 dwarf-7 dwarf-8 dwarf-0 goblin-0 doppelganger-6 undead-3 undead-9 dwarf-4 dwarf-5 knight-3 goblin-3 goblin-1 knight-9 dwarf-9 knight-2 goblin-9 goblin-4 goblin-8 goblin-2 dwarf-2 goblin-0 undead-8 knight-5 doppelganger-5 dwarf-1 knight-4 goblin-0 doppelganger-9 doppelganger-2 undead-2 doppelganger-0 undead-4 doppelganger-1 undead-0 dwarf-3 dwarf-6 goblin-5 goblin-0 doppelganger-4 goblin-7 goblin-6 undead-7 knight-8 knight-7 undead-5 doppelganger-7"}'),
('26papjng2d', 3, '{"seat":1,"do":"play goblin-4"}'),
('26papjng2d', 4, '{"seat":0,"do":"play doppelganger-6"}'),
('26papjng2d', 5, '{"seat":0,"do":"play knight-6"}'),
('26papjng2d', 6, '{"seat":1,"do":"play knight-3"}'),
('26papjng2p', 0, '{"record":1,"game":"claim","players":2,"options":{},"match":"26papjng2p","names":["player 16878","player 16879"],"commitment":"40665dc5a04be30c769d238dc444d5a7dd081f78f0c08deb932348e449f73764","entropy":["16878","16879"]}'),
('26papjng2p', 1, '{"chance":"first 1","at":1750000000000}'),
('26papjng2p', 2, '{"chance":"deck goblin-0 undead-1 undead-6 doppelganger-3 knight-6 doppelganger-8 dwarf-7 dwarf-8 dwarf-0 goblin-0 doppelganger-6 undead-3 undead-9 dwarf-4 dwarf-5 knight-3 goblin-3 goblin-1 knight-9 dwarf-9 knight-2 goblin-9 goblin-4 goblin-8 goblin-2 dwarf-2 goblin-0 undead-8 knight-5 doppelganger-5 dwarf-1 knight-4 goblin-0 doppelganger-9 doppelganger-2 undead-2 doppelganger-0 undead-4 doppelganger-1 undead-0 dwarf-3 dwarf-6 goblin-5 goblin-0 doppelganger-4 goblin-7 goblin-6 undead-7 knight-8 knight-7 undead-5 doppelganger-7","at":1750000001000}');

INSERT INTO records (match_id, text) VALUES
('26papjng2k', '{"record":1,"game":"claim","players":2,"options":{},"match":"26papjng2k","names":["player 16878","player 16879"],"commitment":"40665dc5a04be30c769d238dc444d5a7dd081f78f0c08deb932348e449f73764","entropy":["16878","16879"]}
{"chance":"first 1","at":1750000000000}
{"chance":"deck goblin-0 undead-1 undead-6 doppelganger-3 knight-6 doppelganger-8 dwarf-7 dwarf-8 dwarf-0 goblin-0 doppelganger-6 undead-3 undead-9 dwarf-4 dwarf-5 knight-3 goblin-3 goblin-1 knight-9 dwarf-9 knight-2 goblin-9 goblin-4 goblin-8 goblin-2 dwarf-2 goblin-0 undead-8 knight-5 doppelganger-5 dwarf-1 knight-4 goblin-0 doppelganger-9 doppelganger-2 undead-2 doppelganger-0 undead-4 doppelganger-1 undead-0 dwarf-3 dwarf-6 goblin-5 goblin-0 doppelganger-4 goblin-7 goblin-6 undead-7 knight-8 knight-7 undead-5 doppelganger-7","at":1750000001000}
{"seat":1,"do":"play goblin-4","at":1750000002000}
{"seat":0,"do":"play doppelganger-6","at":1750000003000}
{"seat":0,"do":"play knight-6","at":1750000004000}
{"seat":1,"do":"play knight-3","at":1750000005000}
{"result":{"ended":"resigned","seat":0,"winners":[1]},"secret":"e7ca8298561568fcea163e90cf90cd18f490047e1f2881efd81270762253416a","at":1750000700000}
'),
('26papjng2n', '{"record":1,"game":"claim","players":2,"options":{},"match":"26papjng2n","names":["player 16878","player 16879"],"commitment":"40665dc5a04be30c769d238dc444d5a7dd081f78f0c08deb932348e449f73764","entropy":["16878","16879"]}
{"chance":"first 1","at":1750000000000}
{"chance":"deck goblin-0 undead-1 undead-6 doppelganger-3 knight-6 doppelganger-8 dwarf-7 dwarf-8 dwarf-0 goblin-0 doppelganger-6 undead-3 undead-9 dwarf-4 dwarf-5 knight-3 goblin-3 goblin-1 knight-9 dwarf-9 knight-2 goblin-9 goblin-4 goblin-8 goblin-2 dwarf-2 goblin-0 undead-8 knight-5 doppelganger-5 dwarf-1 knight-4 goblin-0 doppelganger-9 doppelganger-2 undead-2 doppelganger-0 undead-4 doppelganger-1 undead-0 dwarf-3 dwarf-6 goblin-5 goblin-0 doppelganger-4 goblin-7 goblin-6 undead-7 knight-8 knight-7 undead-5 doppelganger-7","at":1750000001000}
{"result":{"ended":"aborted","winners":[]},"secret":"e7ca8298561568fcea163e90cf90cd18f490047e1f2881efd81270762253416a","at":1750000700000}
');

INSERT INTO messages (match_id, kind, channel_id, message_id, token, token_until_ms, revision, posted_at_line, posting_nonce, superseded_channel_id, superseded_message_id) VALUES
('26papjng2d', 0, 1, 1001, NULL, NULL, 7, 3, NULL, NULL, NULL),
('26papjng2d', 1, 2, 1002, NULL, NULL, 7, 6, NULL, 2, 1000),
('26papjng2d', 2, NULL, NULL, 'a token', 1750000900000, 6, 7, '26papjng2d-h1-7-0', NULL, NULL),
('26papjng2k', 0, 1, 1003, NULL, NULL, 7, 3, NULL, NULL, NULL);

INSERT INTO refused_deletions (message_id, channel_id, user_id, attempts, due_ms) VALUES
(1003, 3, 16878, 1, 1750000060000);

INSERT INTO unpresented (match_id) VALUES
('26papjng2k');

INSERT INTO quarantine (match_id, stage, reason, since_ms) VALUES
('26papjng2m', 'running', 'stage is running, but the record implies lobby', 1750000800000);

INSERT INTO ratings (month, guild_id, game, user_id, name, user_name, rating, uncertainty, shown, played, won, drawn, lost, streak, best_streak) VALUES
(-1, 1, '', 16878, 'player 16878', 'p16878', 1350000, 196000, 958000, 1, 0, 0, 1, 0, 0);

INSERT INTO rating_changes (match_id, seat, guild_id, game, user_id, number, side, outcome, rating_before, uncertainty_before, rating_after, uncertainty_after) VALUES
('26papjng2k', 0, 1, '', 16878, 1, 0, 0, 1400000, 200000, 1350000, 196000);

INSERT INTO faction_wins (guild_id, user_id, faction, won) VALUES
(1, 16879, 'goblin', 1);

INSERT INTO puzzles (day, record, ratings) VALUES
(20254, '{"record":1,"game":"claim","players":2,"options":{}}
', NULL),
(20788, '{"record":1,"game":"claim-it","players":2,"options":{}}
', '{"margin":0.03,"choices":[]}');

INSERT INTO puzzle_secret (id, secret) VALUES
(1, '5e884898da28047151d0e56f8dc6292773603d0d6aabbdd62a11ef721d1542d8');

INSERT INTO puzzle_answers (day, user_id, guild_id, name, action, solved, answered_ms) VALUES
(20254, 16878, 1, 'player 16878', 'play goblin-3', 1, 1750000000000),
(20254, 16879, NULL, 'player 16879', 'play goblin-4', 0, 1750000000000);

INSERT INTO solvers (user_id, answered, solved, streak, best_streak, last_solved) VALUES
(16878, 1, 1, 1, 1, 20254),
(16879, 1, 0, 0, 0, NULL);

INSERT INTO guild_solvers (guild_id, user_id, name, user_name) VALUES
(1, 16878, 'player 16878', 'p16878'),
(1, 16879, 'player 16879', 'p16879');

INSERT INTO daily_secrets (day, secret) VALUES
(20254, x'e7ca8298561568fcea163e90cf90cd18f490047e1f2881efd81270762253416f');

INSERT INTO daily_attempts (day, user_id, match_id, outcome, score, other_score, extra) VALUES
(20254, 16878, '26papjng2k', 2, 3, 2, 26),
(20254, 16879, '26papjng2e', NULL, NULL, NULL, NULL);

INSERT INTO exercises (user_id, match_id, actions, due_day, interval_days, solved) VALUES
(16878, '26papjng2k', 2, 20257, 3, 2),
(16879, '26papjng2k', 0, 20254, 0, 0);

INSERT INTO judged_matches (user_id, match_id, lost, at_stake, critical, correct, mistakes) VALUES
(16878, '26papjng2k', 312, 2480, 9, 7, 'lead-one follow-two follow-two'),
(16879, '26papjng2k', 45, 1975, 7, 7, '');

INSERT INTO events (id, guild_id, channel_id, locale, organiser_id, header, secret, is_over, revision, deadline_ms, has_opened_check_in, opened_ms, ended_ms, presented_revision, is_settled) VALUES
('e7k2mn', 1, 17, 'en-US', 16878, '{"event":1,"id":"e7k2mn","name":"Friday night","game":"claim","players":2,"options":{},"format":"swiss","rounds":4,"scoring":"wins","deals":"own","time":"live 5+10","start":1750000000000,"check_in":true,"commitment":"66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"}', x'0000000000000000000000000000000000000000000000000000000000000000', 1, 5, NULL, 1, 1749990000000, 1750000000000, 5, 1),
('e7k2mp', 1, 17, 'en-US', 16878, '{"event":1,"id":"e7k2mp","name":"Saturday","game":"claim","players":2,"options":{},"format":"swiss","rounds":4,"scoring":"wins","deals":"own","time":"live 5+10","start":1750000000000,"check_in":true,"commitment":"66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"}', x'0000000000000000000000000000000000000000000000000000000000000000', 0, 1, 1750000000000, 0, 1749990000000, NULL, 1, 0);

INSERT INTO event_players (event_id, number, user_id, name, user_name, entropy, place) VALUES
('e7k2mn', 0, 16878, 'player 16878', 'p16878', '1001', 1),
('e7k2mn', 1, 16879, 'player 16879', 'p16879', '1002', NULL);

INSERT INTO event_lines (event_id, number, text) VALUES
('e7k2mn', 0, '{"joins":"p1","seed":1203,"at":1749990000000}');

INSERT INTO event_matches (match_id, event_id, round, table_number, leg) VALUES
('26papjng2k', 'e7k2mn', 1, 1, 1);

INSERT INTO event_messages (event_id, kind, message_id, revision) VALUES
('e7k2mn', 'event', 41, 5),
('e7k2mn', 'round-1-1', NULL, 3);

INSERT INTO personal_settings (user_id, language, switched_on) VALUES
(16878, NULL, 'text-only high-contrast'),
(16879, 'de', 'hand-in-channel');

INSERT INTO server_settings (guild_id, language, default_game, default_clock, channels, match_threads, max_open_tables, max_matches, is_rated, is_owner_notified, events_for_all, post_channel_id, post_locale, post_hour, post_zone, has_extras) VALUES
(1, NULL, NULL, NULL, '', 0, NULL, NULL, 1, 0, 0, NULL, NULL, 9, 'UTC', 1),
(2, 'de', 'kingdoms', 'days-1', '17 18', 1, 5, 10, 0, 1, 1, 17, 'de', 8, 'Europe/Berlin', 0);

INSERT INTO daily_posts (guild_id, day, state, sent_ms) VALUES
(1, 20254, 'channel-lost', NULL),
(2, 20255, 'sent', 1750000000000);

INSERT INTO settings_changes (id, number) VALUES
(1, 3);

INSERT INTO vacations (user_id, first_day, until_ms) VALUES
(1, 20254, 1750118400000);

INSERT INTO blocks (user_id, blocked_id, name, user_name, since_ms) VALUES
(16878, 1, 'player 1', 'player_1', 1750000000000),
(1, 16878, 'player 16878', '', 1750000000000);

INSERT INTO emoji (application_id, name, emoji_id) VALUES
(1213440668467200001, 'tile_goblin', 1213440668467200002);

INSERT INTO operator_notices (kind, told_ms) VALUES
('disk', 1750000000000);

INSERT INTO contact (id, alive_ms, discord_ms) VALUES
(1, 1750000060000, 1750000055000);

INSERT INTO processes (id, version, started_ms, heartbeat_ms) VALUES
(1, '1.0.0', 1750000060000, 1750000065000);

INSERT INTO upgrades (name, position) VALUES
('ratings', '1');
