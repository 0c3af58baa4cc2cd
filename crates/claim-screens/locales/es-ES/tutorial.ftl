# Tutorials: short sentences for people who know nothing yet. A lesson has at most 300 characters.

tutorial_heading = 🎓 Tutorial
tutorial_lesson = 🎓 **Tutorial:** { $text }
tutorial_next = Ya conoces el juego. En una partida de verdad no hay consejos, y { $with ->
    [hand] tus cartas llegan por mensaje directo
   *[board] el tablero llega por mensaje directo
}. Juega una contra el bot o con tus amigos: `/claim empezar`.
tutorial_ended = El tutorial ha terminado.
tutorial_offer = Ya conoces el juego: sigue jugando aquí o empieza una partida de verdad.
tutorial_button_real_match = Empezar una partida
tutorial_running = Estás en medio de un tutorial: { $game }.
tutorial_button_continue = Seguir
tutorial_button_again = Reiniciar
tutorial_button_other = Cambiar a { $game }
tutorial_fairness = Esto es un tutorial: las cartas o los dados están preparados para mostrar situaciones típicas. En las partidas que empiezan en una mesa abierta puedes comprobar cada carta y cada tirada: mira allí «Juego limpio».

# Claim. Facts, one per trick.
tutorial_claim_recruit = En la fase 1 reúnes tu mano para la fase 2: quien gana esta baza se lleva { $middle }, el otro roba una carta boca abajo.
tutorial_claim_followers = Las cartas que te llevas son tus seguidores (mira «Detalles»), tu mano para la fase 2. Las que juegas se van.
tutorial_claim_undead = Especial: los No-muertos que se juegan van enseguida a la pila de puntos de quien gana la baza.
tutorial_claim_votes = Al final, cada una de las cinco facciones vota a quien tenga más cartas suyas. Con tres votos se gana.
tutorial_claim_knights = Cuando se abre con un Goblin, cualquier Caballero lo supera, sea cual sea su valor.
tutorial_claim_doppelgangers = En una baza, un Doppelgänger cuenta como la facción de salida, y puedes jugarlo aunque pudieras seguir.
tutorial_claim_last_recruit = Última baza de la fase 1: después, tus seguidores pasan a ser tu mano.
tutorial_claim_gather = Fase 2: tus seguidores son tu mano y las bazas puntúan. Quien gana se lleva las dos cartas; quien tenga más cartas de una facción gana su voto.
tutorial_claim_dwarves = Los Enanos son distintos: se los lleva quien pierde la baza.
tutorial_claim_standing = Votos ahora: tú { $own }, tu rival { $other }.

# Claim. What to play, and why.
tutorial_claim_only = { $card } es la única carta que puedes jugar.
tutorial_claim_lead_high = Abres tú. { $middle } vale la pena, así que juega alto: { $card }.
tutorial_claim_lead_low = Abres tú. { $middle } vale poco, así que guarda tus buenas cartas: juega { $card }.
tutorial_claim_lead = Abres tú: una carta alta como { $card } ganará casi seguro.
tutorial_claim_lead_best = Abres tú: { $card } es la carta más alta que puede darte puntos.
tutorial_claim_lead_dwarf = Solo tienes Enanos, y se los lleva quien pierde, así que juega bajo: { $card }.
tutorial_claim_follow = Tienes { faction_many }, así que sigue con uno: { $card } basta para superar a { $lead }.
tutorial_claim_follow_low = Tienes { faction_many }, así que sigue con uno. Ninguno supera a { $lead }: juega el más bajo, { $card }.
tutorial_claim_duck = Tienes { faction_many }, así que sigue con uno. { $middle } vale poco: guarda tus buenas cartas y juega { $card }.
tutorial_claim_duck_stand_in = { $middle } vale poco, así que guarda tus buenas cartas. En vez de seguir, puedes jugar un Doppelgänger: { $card }.
tutorial_claim_lose_stand_in = No puedes superar a { $lead }. En vez de seguir, puedes jugar un Doppelgänger, tu carta más baja: { $card }.
tutorial_claim_low_stand_in = Podrías seguir, pero basta un Doppelgänger bajo: { $card } supera a { $lead }.
tutorial_claim_win_dwarf = Todas tus cartas ganan, así que los Enanos son para tu rival. Juega la más baja: { $card }.
tutorial_claim_stand_in = Tus { faction_many } son demasiado bajos, pero un Doppelgänger cuenta como uno: { $card } supera a { $lead }.
tutorial_claim_free_knight = No tienes Goblins: juega lo que quieras. Un Caballero supera a cualquier Goblin: { $card }.
tutorial_claim_free_stand_in = No tienes { faction_many }: juega lo que quieras. Un Doppelgänger cuenta como uno: { $card } supera a { $lead }.
tutorial_claim_free_low = No tienes { faction_many }: juega lo que quieras, pero ninguna carta ganaría. Deshazte de { $card }.
tutorial_claim_free_duck = No tienes { faction_many }: juega lo que quieras. Esta baza no merece una buena: juega { $card }.
tutorial_claim_free_dwarf = No tienes { faction_many }: juega lo que quieras. Si pierdes con un Enano, va a tu pila de puntos: { $card }.
tutorial_claim_lose_dwarf = Los Enanos de esta baza son para quien la pierda. Pierde a propósito: { $card }.
tutorial_claim_end = Facciones ganadas: { $votes }. Cada facción vota a quien tenga más cartas suyas; en caso de empate, a quien tenga la más alta.
tutorial_claim_end_tied = Hay empate a votos, { $votes }, así que decide la suma de los valores de las cartas de las facciones ganadas.

# Claim Kingdoms.
tutorial_kingdoms_goal = Puntúas de dos formas: con las habilidades de las cartas que pones y, al final, controlando facciones.
tutorial_kingdoms_control = Cada carta que pones lleva una figura tuya. Al final, quien tenga más figuras en una facción se lleva su valor, por ejemplo 9 por los Caballeros.
tutorial_kingdoms_figures = Te quedan { $supply } figuras: la partida termina poco después de que alguien ponga la última.
tutorial_kingdoms_standing = Puntos ahora, con el control: tú { $own }, tu rival { $other }.
tutorial_kingdoms_place = Prueba { $card } en { $space }.
tutorial_kingdoms_why_points = Su habilidad: 1 punto por cada { $faction ->
    [goblin] Goblin con una figura tuya
    [dwarf] Enano de su fila y su columna
    [troll] facción distinta de su fila o su columna
   *[dragon] carta a su alrededor
}. Aquí: { $points }.
tutorial_kingdoms_why_gnome = Su habilidad: 1 punto, y puedes poner una segunda figura en una carta contigua.
tutorial_kingdoms_why_knight = Su habilidad devuelve figuras de tu rival de las cartas contiguas.
tutorial_kingdoms_why_control = El control de los { $factions } vale { $value } puntos al final.
tutorial_kingdoms_line = { $line ->
    [row] Puntúa la fila: da al menos tantos puntos como la columna.
   *[column] Puntúa la columna: da al menos tantos puntos como la fila.
}
tutorial_kingdoms_second_figure = Tienes 1 punto de todos modos. Pon la segunda figura en { $card } ({ $space }): te ayuda a controlar esa facción.
tutorial_kingdoms_swap = Cambia tu figura por la de { $card } ({ $space }): controlar esa facción vale más que los No-muertos.
tutorial_kingdoms_remove = Devuelve figuras: cada figura que pierde tu rival debilita su control.
tutorial_kingdoms_use = Usa la habilidad: no tienes nada que perder.
tutorial_kingdoms_skip = No uses la habilidad: aquí no ganas nada.
tutorial_kingdoms_drawing = Al final de tu turno robas una carta: de la oferta, o boca abajo del mazo.
tutorial_kingdoms_draw = Roba { $card }: si la pones en tu próximo turno, su habilidad podría darte { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
tutorial_kingdoms_draw_control = Roba { $card }: el control de los { $factions } vale { $value } puntos al final.
tutorial_kingdoms_draw_top = La oferta está vacía: roba boca abajo del mazo.
tutorial_kingdoms_end = Las habilidades dieron { $power } puntos; el control de facciones, { $control }.

# Claim It.
tutorial_claim_it_goal = El objetivo: el mayor grupo de casillas unidas.
tutorial_claim_it_roll = Tira los tres dados. En un tablero vacío no puede salir mal.
tutorial_claim_it_gold = También puedes poner una piedra de propiedad en una casilla tuya. Cuando te plantas, esa casilla se vuelve oro y ningún rival te la quita.
tutorial_claim_it_last_round = Última ronda: gana el grupo más grande. Si hay empate, gana quien tenga más oro. Arriesga más si vas por detrás.
tutorial_claim_it_end_nears = La última ronda empieza cuando alguien tiene { $goal } casillas de oro. Entonces gana el grupo más grande.
tutorial_claim_it_dice = Te han salido { $one }, { $two } y { $three }: dos dados dan fila y columna; el tercero, el número de la piedra.
tutorial_claim_it_put_owner = Elige { $space }: { $state ->
    [own] es tuya
   *[claimed] la has reclamado este turno
}, así que lleva una piedra de propiedad. Cuando te plantes, se vuelve oro.
tutorial_claim_it_put_taken = Elige { $space }: es de tu rival, y será tuya cuando te plantes.
tutorial_claim_it_put_beside = Elige { $space }: se une a tus otras casillas.
tutorial_claim_it_put_free = Elige { $space }: una casilla libre para un grupo nuevo.
tutorial_claim_it_bust = Nada es seguro hasta que te plantas. Si una tirada no encaja en ninguna casilla, es una pifia: pierdes todas las piedras de este turno.
tutorial_claim_it_roll_again = El riesgo de pifia es del { $risk } %, así que tira otra vez.
tutorial_claim_it_stop = El riesgo de pifia es del { $risk } %, y perderías { $stones ->
    [one] 1 casilla. Plántate y quédatela.
   *[other] { $stones } casillas. Plántate y quédatelas.
}
tutorial_claim_it_end = Han decidido los grupos más grandes: { $groups }.
tutorial_claim_it_end_tied = Los grupos más grandes empatan, { $groups }, así que decide el oro y luego las casillas.
