INSERT INTO puzzles (day, record, ratings)
VALUES (20788, '{"record":1,"game":"claim-it","players":2,"options":{}}
', '{"margin":0.03,"choices":[]}');
