# What the bot does and how to start.

help_title = Claim: giochi di carte e dadi nel tuo server
help_what = Do le carte, tiro i dadi, conosco le regole, tengo il conto e salvo ogni partita: tu devi solo giocare. La tua mano la vedi solo tu; il tavolo lo possono guardare tutti.
help_begin_heading = Come iniziare
help_begin = **È la prima volta?** `/claim tutorial` ti spiega un gioco mentre lo giochi.
    Se usi un lettore di schermo, attiva “Solo testo” in `/claim impostazioni`.
    1. Scrivi `/claim inizia` in un canale. Invita una persona, scegli dei bot o lascia entrare chiunque.
    2. Contro soli bot la partita inizia subito. Con una sola persona invitata, inizia appena si unisce. Altrimenti premi “Inizia” quando tutti i posti sono occupati.
    3. Le tue carte arrivano per messaggio diretto. Le mostra anche il pulsante “La mia mano” al tavolo.
    4. Quando tocca a te, premi la carta o la mossa che vuoi giocare.
    Nei messaggi diretti con me, `/claim inizia` apre una partita contro i bot.
help_hints_heading = Primi consigli
help_hints = - **Claim:** Nella fase 1 gioca alto se al centro c’è una carta di valore 5 o più, altrimenti basso. Nella fase 2 vinci con la carta più bassa che basta. Se non puoi vincere, gioca la più bassa.
    - **Claim Kingdoms:** Metti la carta sulla casella che adesso ti dà il punteggio migliore; conta anche il controllo delle fazioni.
    - **Claim It:** Fai crescere il tuo gruppo più grande, e fermati quando hai messo tre pietre.
help_commands_heading = Comandi
help_more_commands_heading = Altri comandi
help_command = `/{ $group } { $command }`: { $description }
help_trust = Correttezza e privacy
help_fair_heading = Correttezza dimostrabile
help_fair = A un tavolo aperto mostro l’impronta di un segreto prima che qualcuno si unisca. Ogni carta e ogni tiro derivano da questo segreto, combinato con i vostri clic su “Unisciti” e “Inizia”. Alla fine rivelo il segreto, così chiunque può controllare ogni carta e ogni tiro. Le partite contro i bot che iniziano subito e i tutorial non hanno questa prova.
help_privacy_heading = Privacy
help_privacy = Salvo il tuo ID Discord, nomi, impostazioni, vacanze, partite (ogni mossa), rating, risposte ai rompicapi, partite del giorno, tornei ed esercizi. Non leggo i messaggi della chat.
help_footer = Un progetto di fan non ufficiale, senza legami con gli autori o gli editori dei giochi.
