-- Rows of the ninth version: a hand whose post was not confirmed.

UPDATE messages SET posting_nonce = '26papjng2d-h1-7-0'
WHERE match_id = '26papjng2d' AND audience = 2;
