# Ways to begin.

button_learn = Aprender
button_play_bots = { $count ->
    [one] Jogar contra um bot
   *[other] Jogar contra bots
}
button_open_table = Abrir mesa
# Where no table can be opened.
no_tables_in_direct_messages = Mesas se abrem num servidor, com `/claim começar`. Aqui você pode jogar contra bots.
# In the menu of a person, under “Apps”.
challenge = Desafiar no Claim
profile_of_person = Perfil no Claim
# To a person who writes to the bot.
greeting = Não leio mensagens. Digite `/claim` para ver o que sei fazer, ou comece aqui mesmo:
# To a person whom the host has removed from a table.
removed = { $host } tirou você da mesa de { $game }.
