-- Whether turns do not notify a person: 0 or 1.
ALTER TABLE personal_settings ADD COLUMN fewer_notifications INTEGER NOT NULL DEFAULT 0;
