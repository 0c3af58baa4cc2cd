-- Rows of the sixteenth version: what the finished match of the eleventh did to a rating, in part, while the
-- upgrade that rates all matches has not ended.

UPDATE upgrades SET position = '1' WHERE name = 'ratings';

INSERT INTO ratings (month, guild_id, game, user_id, name, rating, uncertainty, shown, played, won, drawn, lost, streak, best_streak)
VALUES (-1, 1, '', 16878, 'player 16878', 1350000, 196000, 958000, 1, 0, 0, 1, 0, 0);

INSERT INTO rating_changes (match_id, seat, guild_id, game, user_id, number, side, outcome, rating_before, uncertainty_before, rating_after, uncertainty_after)
VALUES ('26papjng2k', 0, 1, '', 16878, 1, 0, 0, 1400000, 200000, 1350000, 196000);

INSERT INTO faction_wins (guild_id, user_id, faction, won)
VALUES (1, 16879, 'goblin', 1);
