-- A direct message that Discord has refused to delete.

INSERT INTO refused_deletions (message_id, channel_id, user_id, attempts, due_ms)
VALUES (1003, 3, 16878, 1, 1750000060000);
