# Ways to begin.

button_learn = Leren
button_play_bots = { $count ->
    [one] Tegen een bot spelen
   *[other] Tegen bots spelen
}
button_open_table = Tafel openen
# Where no table can be opened.
no_tables_in_direct_messages = Tafels open je op een server, met `/claim start`. Hier kun je tegen bots spelen.
# In the menu of a person, under “Apps”.
challenge = Uitdagen voor Claim
profile_of_person = Claim-profiel
# To a person who writes to the bot.
greeting = Berichten lees ik niet. Typ `/claim` om te zien wat ik kan, of begin meteen hier:
# To a person whom the host has removed from a table.
removed = { $host } heeft je van de tafel voor { $game } gehaald.
