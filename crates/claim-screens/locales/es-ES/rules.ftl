# The rules in short, in our own words: they should be readable at a glance on a phone.

rules_title = Reglas de { $game }
rules_goal = Consigue los votos de más facciones que los demás. Los seguidores que reclutas en la fase 1 son tu mano en la fase 2, y lo que ganas con ellos puntúa.
rules_cards = { $cards } cartas, 2 × { $tricks } bazas.
rules_cards_by_players = { $players } jugadores: { $cards } cartas, 2 × { $tricks } bazas.

rules_phase_one_heading = Fase 1: reclutar seguidores
rules_phase_one = En cada baza se juega por la carta descubierta del centro. Uno abre y el otro juega una carta. Quien gana se lleva la carta descubierta; quien pierde roba la de arriba del mazo, boca abajo. Cada uno la pone boca abajo en su pila de seguidores y puede mirarla. Las cartas jugadas se descartan. Quien gana abre la siguiente baza.
rules_phase_one_more = Con 3 o 4 jugadores se descubren dos cartas: quien gana elige una, quien queda segundo se lleva la otra y el resto roba boca abajo. Orden: Caballeros sobre un Goblin de salida, luego la facción de salida y los Doppelgängers, luego las demás, siempre por valor. Cuatro jugadores forman dos equipos: los compañeros se sientan enfrente y sus pilas de puntos se suman.

rules_following_heading = Seguir
rules_following = Si tienes una carta de la facción de salida, tienes que jugar una. Si no, juega la que quieras. Gana la carta más alta de la facción de salida; a igual valor, la que se jugó primero.

rules_example = **Ejemplo:** { $story }
rules_example_heading = Bazas de ejemplo
example_followed = **Seguir:** Anna abre con { $led }. Ben tiene { faction_led }, así que debe jugar uno: gana { $answer }.
example_not_followed = **No poder seguir:** Anna abre con { $led }. Ben no tiene { faction_many } y juega { $answer }: gana Anna.
example_knight = **El Caballero supera al Goblin:** Anna abre con { $led }. Ben no tiene { faction_many } y juega { $answer }: gana Ben.
example_tie = **Empate:** Anna abre con { $led } y Ben juega { $answer }: gana Anna porque su carta fue la primera.

rules_phase_two_heading = Fase 2: reunir partidarios
rules_phase_two = Ahora tus seguidores son tu mano. Quien gana una baza pone sus cartas en su pila de puntos y abre la siguiente.

rules_powers_heading = Facciones
rules_power = { $faction }: { $power }

rules_scoring_heading = Puntuación y empates
rules_scoring = Quien tiene más cartas de una facción gana su voto; en caso de empate decide la carta más alta, luego la siguiente. Si todo es igual, el voto no es de nadie. Gana la partida quien tiene más votos. Si hay empate a votos, decide la suma de los valores de las cartas de las facciones ganadas; si también es igual, la partida acaba en empate.

rules_faction_cards = { $count } cartas: { $values }
rules_choose = Leer sobre una facción…
rules_games = Reglas de otro juego…
rules_whole = Todo el juego

power_goblin = los que más cartas tienen, sin habilidad.
power_knight = superan a los Goblins si se abrió con un Goblin.
power_undead = si se juegan en la fase 1, van a la pila de puntos de quien gana la baza.
power_dwarf = en la fase 2, se los lleva quien pierde la baza.
power_dwarf_mix = en la fase 2, se los lleva quien pierde la baza; con 3 o 4 jugadores, quien jugó el valor más bajo, aunque haya ganado.
power_doppelganger = siempre se pueden jugar; en la baza cuentan como la facción de salida.
power_gnome = en la fase 2, quedan boca arriba hasta el final y entonces puntúan.
power_giant = en la fase 2, quitan un Gnomo boca arriba del rival, del mismo valor.
power_giant_mix = en la fase 2, quitan un Gnomo boca arriba de un rival, del mismo valor; con 3 jugadores, quien gana elige de quién, o ninguno.
power_troll = en la fase 2, solo puntúa uno por baza; los demás esperan.
power_dragon = quien juega el último Dragón de una baza abre la siguiente.
power_seer = si ganas una baza de la fase 1 con un Vidente, puedes mirar la carta de arriba y llevártela.

about_goblin = Sin habilidad, pero son los que más cartas tienen, cinco de ellas de valor 0. Cuidado al abrir con uno: cualquier Caballero lo supera.
about_knight = Si se abrió con un Goblin, un Caballero lo supera, sea cual sea su valor. Aun así hay que seguir: mientras tengas un Goblin, no puedes jugar un Caballero sobre un Goblin. Cuando se abre con un Caballero, los Caballeros son cartas normales.
about_undead = En la fase 1, los No-muertos que juegas no se descartan: van boca arriba a la pila de puntos de quien gana la baza y cuentan al final. Un No-muerto que te llevas del centro es un seguidor como cualquier otra carta. En la fase 2, los No-muertos son cartas normales.
about_dwarf = En la fase 2, los Enanos de una baza van a la pila de puntos de quien la pierde; la otra carta es para quien la gana. Con 3 o 4 jugadores, van a quien jugó el valor más bajo (en caso de empate, a quien jugó más tarde), aunque haya ganado la baza. En la fase 1, los Enanos son cartas normales.
about_doppelganger = Puedes jugar uno aunque pudieras seguir; entonces cuenta como carta de la facción de salida, con su propio valor. Nunca adopta una habilidad, y puntúa como Doppelgänger. Cuando se abre con uno, hay que seguir con Doppelgängers.
about_gnome = En la fase 2, los Gnomos de una baza quedan boca arriba delante de quien la gana. Al final, los que sigan ahí van a su pila de puntos. Hasta entonces, los Gigantes pueden quitarlos.
about_giant = En la fase 2, por cada Gigante de una baza, quien la gana quita un Gnomo del mismo valor que esté boca arriba delante de un rival. Ese Gnomo queda fuera del juego. Con 3 jugadores, quien gana elige de quién es el Gnomo, o no quita ninguno. Los Gigantes puntúan como siempre.
about_troll = En la fase 2, los Trolls se juntan en el centro: quien gana cada baza puntúa solo el más alto de los que haya, aunque no se haya jugado ningún Troll. Los demás esperan a otras bazas; quien gana la última se los lleva todos.
about_dragon = En las dos fases, quien juega el último Dragón de una baza abre la siguiente, gane quien gane. Esto vale también al pasar de la fase 1 a la fase 2.
about_seer = Si ganas una baza de la fase 1 con un Vidente, primero miras la carta de arriba del mazo: llévatela, o llévate una del centro. Los demás se llevan lo que dejes. En la fase 2, los Videntes son cartas normales.
