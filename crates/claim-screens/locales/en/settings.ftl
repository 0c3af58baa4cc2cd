# A person’s settings.

settings_title = Your settings
settings_text = They apply only to you, in every server. They don’t change the table that everyone sees.

setting_name = { $setting ->
    [text-only] Text only
    [forced-plays] Automatic moves
    [high-contrast] High contrast
    [hand-in-channel] Hand in the channel, not by message
    [fewer-notifications] Fewer notifications
   *[no-event-mentions] No mentions by tournaments
}
setting_state = { setting_name }: { $state ->
    [on] on
   *[off] off
}
setting_meaning = { $setting ->
    [text-only] For screen readers: no pictures, no drawn emoji and full card names on buttons, in everything only you see.
    [forced-plays] If you have no choice, I play for you at once. Others may notice.
    [high-contrast] Stronger contrast in pictures that only you see.
    [hand-in-channel] In servers, you get no direct messages: “My hand” in the channel shows your cards, and only you see them. You are mentioned there when it is your turn.
    [fewer-notifications] On your turn: no sound, no mention. With “Hand in the channel, not by message”: no message at all. Offers, requests, reminders and results still notify you.
   *[no-event-mentions] Check-ins and rounds of tournaments do not mention you. Your hand still comes on your turn.
}

# A button beside the name of a setting.
button_setting = { $state ->
    [on] Turn on
   *[off] Turn off
}

# This language in its own words.
language_own_name = English
language_auto = as in Discord
language_state = Language: { $language }
language_meaning = Used for all messages that only you see.
choose_language = Choose a language
button_server_settings = Server settings
button_my_settings = My settings
button_my_data = My data

# The settings of a server.

server_title = Server settings
server_text = They apply to everyone here and take effect at once. Only people with the *Manage Server* permission can change them.
server_language = Language of public messages: **{ $language }**
server_game = Default game: **{ $game }**
server_time = Default time: **{ $time }**
server_channels = Tables may be opened in: { $channels }
server_all_channels = Tables may be opened in: **all channels**
server_tables = At most **{ $count }** open tables
server_matches = At most **{ $count }** running matches
server_rated = Ratings: **{ $state ->
    [on] on
   *[off] off
}**
server_threads = A thread for each match between people: **{ $state ->
    [on] on
   *[off] off
}**
server_events = Tournaments: **{ $who ->
    [all] everyone can open them
   *[managers] only people who may manage events
}**
server_post = Daily post: in { $channel }
server_no_post = Daily post: **off**
server_extras = Daily post and achievements: **{ $state ->
    [on] allowed
   *[off] switched off
}**
server_choose_language = Change the language of public messages
server_choose_game = Change the default game
server_choose_time = Change the default time
server_choose_limit = Change the limits
server_limit_tables = Open tables: at most { $count }
server_limit_matches = Running matches: at most { $count }
server_no_limit_tables = Open tables: up to this bot’s limit ({ $count })
server_no_limit_matches = Running matches: up to this bot’s limit ({ $count })
button_rated = { $state ->
    [on] Turn on ratings
   *[off] Turn off ratings
}
button_threads = { $state ->
    [on] Turn on threads
   *[off] Turn off threads
}
button_server_events = { $who ->
    [all] Tournaments by everyone
   *[managers] Tournaments by managers only
}
button_daily_post = Daily post
button_extras = { $state ->
    [on] Allow post and achievements
   *[off] Turn off post and achievements
}
button_tables_here = { $which ->
    [only] Allow tables only here
    [too] Allow tables here, too
   *[not] Don’t allow tables here
}
button_tables_everywhere = Allow tables everywhere
not_manager = You need the *Manage Server* permission for that.
no_tables_here = In this server, tables can only be opened in { $channels }.

# What is stored of a person.

data_title = Your data
data_text =
    Here you can download everything that I store about you, or have it deleted.
    { help_privacy }
button_export_data = Download
button_ask_delete_data = Delete my data …
data_file = Everything I store about you, except what is still hidden in running matches.
data_file_without_records = With the records of your matches, the file would be too large. You’ll find each record below the result of its match (“Record”).
delete_data_title = Delete your data?
delete_data_text =
    You leave all tables and running matches. These matches count as losses; a match that has hardly begun is usually called off.
    In your matches, a random pseudonym takes your place, so that the other players keep their results. Leaderboards and rankings no longer list you. Your settings are deleted.
    This cannot be undone. My messages in Discord stay; you can delete those in our direct messages yourself.
button_delete_data = Delete everything now
data_deleted = Your data was deleted.

# About the bot.

about_title = About this bot
about_version = Version: { $version }
about_since = Running since: <t:{ $time }:f>
about_matches = Running matches: { $matches } · open tables: { $tables }
about_latency = Latency to Discord: { $milliseconds } ms
about_privacy = Privacy: `/claim data export` shows what is stored about you, `/claim data delete` deletes it.
about_docs = Rules: `/claim rules`. How this bot works: `/claim help`.
about_fan_project = An independent fan project, not affiliated with Discord or with the authors or publishers of the games.
