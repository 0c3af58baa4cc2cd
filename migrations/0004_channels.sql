-- Finds the matches of a channel.

CREATE INDEX matches_by_channel ON matches (channel_id, stage);
