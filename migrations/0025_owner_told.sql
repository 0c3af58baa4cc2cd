-- Whether the owner of a server has been told that the bot may not start threads: 0 or 1.
ALTER TABLE server_settings ADD COLUMN owner_told INTEGER NOT NULL DEFAULT 0;
