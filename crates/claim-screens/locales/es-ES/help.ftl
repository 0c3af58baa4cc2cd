# What the bot does and how to start.

help_title = Claim: juegos de cartas y dados en tu servidor
help_what = Reparto, tiro los dados, conozco las reglas, llevo la cuenta y guardo cada partida: a ti solo te queda jugar. Tu mano solo la ves tú; la mesa la puede ver cualquiera.
help_begin_heading = Cómo empezar
help_begin = **¿Es tu primera vez?** `/claim tutorial` te explica un juego mientras lo juegas.
    Si usas un lector de pantalla, activa «Solo texto» en `/claim ajustes`.
    1. Escribe `/claim empezar` en un canal. Invita a alguien, elige bots o deja que se una cualquiera.
    2. Solo contra bots, la partida empieza al momento. Con una persona invitada, en cuanto se une. Si no, pulsa «Empezar» cuando todos los sitios estén ocupados.
    3. Tus cartas llegan por mensaje directo. También las muestra el botón «Mi mano» de la mesa.
    4. Cuando te toque, pulsa la carta o la jugada que quieras.
    En mensajes directos conmigo, `/claim empezar` comienza una partida contra bots.
help_hints_heading = Primeros consejos
help_hints = - **Claim:** En la fase 1, juega alto si en el centro hay una carta de valor 5 o más; si no, bajo. En la fase 2, gana con la carta más baja que baste. Si no puedes ganar, juega la más baja.
    - **Claim Kingdoms:** Pon la carta en la casilla que te deje ahora con el mejor marcador; el control de las facciones también cuenta.
    - **Claim It:** Haz crecer tu grupo más grande y plántate cuando hayas puesto tres piedras.
help_commands_heading = Comandos
help_more_commands_heading = Más comandos
help_command = `/{ $group } { $command }`: { $description }
help_trust = Juego limpio y privacidad
help_fair_heading = Juego limpio demostrable
help_fair = En una mesa abierta muestro la huella de un secreto antes de que nadie se una. Cada reparto y cada tirada salen de ese secreto, combinado con vuestros clics en «Unirme» y «Empezar». Al final revelo el secreto, y cualquiera puede comprobar cada carta y cada tirada. Las partidas contra bots que empiezan al momento y los tutoriales no tienen esta prueba.
help_privacy_heading = Privacidad
help_privacy = Guardo tu ID de Discord, nombres, ajustes, vacaciones, partidas (cada jugada), puntuaciones, respuestas a los puzles, partidas del día, torneos y ejercicios. No leo los mensajes del chat.
help_footer = Un proyecto de fans no oficial, sin relación con los autores ni las editoriales de los juegos.
