# Ways to begin.

button_learn = Apprendre
button_play_bots = { $count ->
    [one] Jouer contre un bot
   *[other] Jouer contre des bots
}
button_open_table = Ouvrir une table
# Where no table can be opened.
no_tables_in_direct_messages = Les tables s’ouvrent sur un serveur, avec `/claim commencer`. Ici, tu peux jouer contre des bots.
# In the menu of a person, under “Apps”.
challenge = Défier à Claim
profile_of_person = Profil Claim
# To a person who writes to the bot.
greeting = Je ne lis pas les messages. Tape `/claim` pour voir ce que je sais faire, ou commence ici :
# To a person whom the host has removed from a table.
removed = { $host } t’a fait quitter sa table de { $game }.
