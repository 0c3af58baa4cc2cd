-- Count the open tables and running matches of a server, and the open tables of a person.

CREATE INDEX matches_by_guild ON matches (guild_id, stage);
CREATE INDEX matches_by_host ON matches (host_id, stage);
