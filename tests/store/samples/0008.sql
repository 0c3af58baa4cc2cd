-- Rows of the eighth version: a table of a tutorial.

INSERT INTO matches (id, guild_id, channel_id, locale, game, players, options, host_id, invited_id, invited_name, turn_limit_ms, rematch_of, secret, stage, revision, deadline_ms, opened_ms, ended_ms, tutorial)
VALUES ('26papjng2h', 1, 1, 'en-US', 'claim', 2, '{}', 16878, NULL, NULL, 86400000, NULL, x'e7ca8298561568fcea163e90cf90cd18f490047e1f2881efd81270762253416e', 'cancelled', 2, NULL, 1750000000000, 1750000000000, 1);

INSERT INTO seats (match_id, seat, user_id, name, locale, entropy)
VALUES ('26papjng2h', 0, 16878, 'player 16878', 'en-US', '');
