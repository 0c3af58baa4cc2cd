-- Rows of the eighteenth version: the open table of the second match of a series.

INSERT INTO matches (id, guild_id, channel_id, locale, game, players, options, host_id, turn_limit_ms, rematch_of, secret, stage, revision, deadline_ms, opened_ms, ended_ms, best_of, series_played, series_wins, last_first_id)
VALUES ('26papjng2r', 1, 1, 'en-US', 'claim', 2, '{}', 16878, 86400000, '26papjng2k', x'e7ca8298561568fcea163e90cf90cd18f490047e1f2881efd81270762253416a', 'lobby', 1, 1750086400000, 1750000000000, NULL, 3, 1, '0 1', 16879);

INSERT INTO seats (match_id, seat, user_id, name, locale, entropy)
VALUES ('26papjng2r', 0, 16878, 'player 16878', 'en-US', '');

INSERT INTO seats (match_id, seat, user_id, name, locale, entropy)
VALUES ('26papjng2r', 1, 16879, 'player 16879', 'en-US', '');
