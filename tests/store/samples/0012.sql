-- Rows of the twelfth version: a person's language, and the settings of two servers.

INSERT INTO personal_settings (user_id, text_only, forced_plays, high_contrast, language, hand_in_channel)
VALUES (16879, 0, 0, 0, 'de', 1);

INSERT INTO server_settings (guild_id, language, default_game, default_clock, channels, match_threads, max_open_tables, max_matches, is_rated)
VALUES (1, NULL, NULL, NULL, '', 0, NULL, NULL, 1);

INSERT INTO server_settings (guild_id, language, default_game, default_clock, channels, match_threads, max_open_tables, max_matches, is_rated)
VALUES (2, 'de', 'kingdoms', 'days-1', '17 18', 1, 5, 10, 0);
