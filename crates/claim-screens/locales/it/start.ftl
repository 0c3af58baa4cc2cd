# Ways to begin.

button_learn = Impara
button_play_bots = { $count ->
    [one] Gioca contro un bot
   *[other] Gioca contro i bot
}
button_open_table = Apri un tavolo
# Where no table can be opened.
no_tables_in_direct_messages = I tavoli si aprono in un server: scrivi lì `/claim inizia`. Qui puoi giocare contro i bot.
# In the menu of a person, under “Apps”.
challenge = Sfida a Claim
profile_of_person = Profilo Claim
# To a person who writes to the bot.
greeting = Non leggo i messaggi. Scrivi `/claim` per vedere cosa so fare, oppure inizia da qui:
# To a person whom the host has removed from a table.
removed = { $host } ti ha tolto dal suo tavolo di { $game }.
