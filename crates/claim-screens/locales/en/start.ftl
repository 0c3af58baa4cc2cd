# Ways to begin.

button_learn = Learn
button_play_bots = { $count ->
    [one] Play a bot
   *[other] Play bots
}
button_open_table = Open a table
# Where no table can be opened.
no_tables_in_direct_messages = Tables are opened in a server: type `/claim start` there. Here, you can play against bots.
# In the menu of a person, under “Apps”.
challenge = Challenge to Claim
profile_of_person = Claim profile
# To a person who writes to the bot.
greeting = I don’t read messages. Type `/claim` to see what I can do, or start right here:
# To a person whom the host has removed from a table.
removed = { $host } has removed you from their table for { $game }.
