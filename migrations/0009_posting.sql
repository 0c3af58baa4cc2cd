-- The nonce of a post that was begun and has not been confirmed: the message may exist.

ALTER TABLE messages ADD COLUMN posting_nonce TEXT;
