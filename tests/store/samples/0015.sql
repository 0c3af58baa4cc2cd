-- Rows of the fifteenth version: an open table for three with an invitation that was declined, and one
-- that was not.

INSERT INTO matches (id, guild_id, channel_id, locale, game, players, options, host_id, turn_limit_ms, rematch_of, secret, stage, revision, deadline_ms, opened_ms, ended_ms)
VALUES ('26papjng2q', 1, 1, 'en-US', 'claim-it', 3, '{"variant":"standard"}', 16878, 86400000, NULL, x'e7ca8298561568fcea163e90cf90cd18f490047e1f2881efd81270762253416a', 'lobby', 2, 1750086400000, 1750000000000, NULL);

INSERT INTO seats (match_id, seat, user_id, name, locale, entropy)
VALUES ('26papjng2q', 0, 16878, 'player 16878', 'en-US', '');

INSERT INTO invitations (match_id, place, user_id, name, state)
VALUES ('26papjng2q', 0, 16879, 'player 16879', 'declined');

INSERT INTO invitations (match_id, place, user_id, name, state)
VALUES ('26papjng2q', 1, 16880, 'player 16880', 'open');
