-- A vacation.

INSERT INTO vacations (user_id, first_day, until_ms) VALUES (1, 20254, 1750118400000);
