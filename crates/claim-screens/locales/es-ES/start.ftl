# Ways to begin.

button_learn = Aprender
button_play_bots = { $count ->
    [one] Jugar contra un bot
   *[other] Jugar contra bots
}
button_open_table = Abrir una mesa
# Where no table can be opened.
no_tables_in_direct_messages = Las mesas se abren en un servidor: escribe allí `/claim empezar`. Aquí puedes jugar contra bots.
# In the menu of a person, under “Apps”.
challenge = Retar a Claim
profile_of_person = Perfil de Claim
# To a person who writes to the bot.
greeting = No leo mensajes. Escribe `/claim` para ver qué sé hacer, o empieza aquí mismo:
# To a person whom the host has removed from a table.
removed = { $host } te ha quitado de su mesa de { $game }.
