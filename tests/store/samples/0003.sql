-- Rows of the third version: a puzzle, an answer to it, and who gave it.

INSERT INTO puzzles (day, record)
VALUES (20254, '{"record":1,"game":"claim","players":2,"options":{}}
');

INSERT INTO puzzle_answers (day, user_id, guild_id, name, action, solved, answered_ms)
VALUES (20254, 16878, 1, 'player 16878', 'play goblin-3', 1, 1750000000000);

INSERT INTO puzzle_answers (day, user_id, guild_id, name, action, solved, answered_ms)
VALUES (20254, 16879, NULL, 'player 16879', 'play goblin-4', 0, 1750000000000);

INSERT INTO solvers (user_id, answered, solved, streak, best_streak, last_solved)
VALUES (16878, 1, 1, 1, 1, 20254);

INSERT INTO solvers (user_id, answered, solved, streak, best_streak, last_solved)
VALUES (16879, 1, 0, 0, 0, NULL);
