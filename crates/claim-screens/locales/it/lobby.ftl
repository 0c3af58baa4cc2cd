# A table before its match.

invitation = { $mentions }, { $host } { $count ->
    [one] ti invita
   *[other] vi invita
} a una partita di { $game }!
opened = { $host } vuole giocare a { $game }. Chi ci sta?
call_full = { $mentions }, ci siete tutti: premi “Inizia” per cominciare.
call_host_left = { $mentions }, chi ha aperto il tavolo se n’è andato: adesso è tuo.
series_next = { $mentions }, la prossima partita della serie è pronta: premi “Inizia”.
lobby_title = { $game }: tavolo aperto
lobby_host = Il tavolo è di { $host }.
lobby_seat = Posto { $number }: { $player ->
    [none] libero
   *[other] { $player }
}
lobby_seat_reserved = Posto { $number }: riservato a { $player }
lobby_declined = ✉️ { $players } { $count ->
    [one] ha rifiutato
   *[other] hanno rifiutato
}.
lobby_team = Squadra { $number } – { $members }
series_first = Al meglio di { $matches }
series_match = Al meglio di { $matches }, partita { $number }. Serie finora: { $score }
series_continues = Al meglio di { $matches }: { $score }. La prossima partita si apre nello stesso canale.
series_ended = La serie finisce qui: { $score }
series_won = { $count ->
    [one] 🏆 { $players } vince la serie
   *[other] 🏆 { $players } vincono la serie
}: { $score }
series_drawn = 🤝 La serie finisce in pareggio: { $score }
lobby_option = { $option ->
    [factions] Fazioni
   *[variant] Variante
}: { $names }
lobby_time = ⏳ Tempo per turno: { $limit }
lobby_time_reserve = ⏳ Tempo a testa: { $initial }, più { $increment } per turno
lobby_time_unlimited = ⏳ Senza limiti di tempo
lobby_unrated = ⚖️ Questa partita non sarà classificata: { $players ->
    [2] avete finito
   *[other] due di voi hanno finito
} { $matches } partite classificate insieme nelle ultime 24 ore.
# What happens at a deadline.
out_of_time = { $players ->
    [2] Chi finisce il tempo perde. Se non avete ancora giocato tutti e due, di solito la partita viene annullata.
   *[other] Chi finisce il tempo perde. Se gli altri possono continuare, un bot prende il suo posto; altrimenti la partita finisce.
}
lobby_wait = Premi “Unisciti” per sederti. La partita può iniziare quando tutti i posti sono occupati.
lobby_wait_invited = { $players }, { $count ->
    [one] premi “Unisciti” per sederti. Quando ci siete tutti, la partita può iniziare.
   *[other] premete “Unisciti” per sedervi. Quando ci siete tutti, la partita può iniziare.
}
lobby_starts_with_invited = { $player }, premi “Unisciti” e la partita inizia subito.
lobby_full = Ci siete tutti: premi “Inizia”. La tua mano arriva per messaggio diretto. La mostra anche il pulsante “La mia mano”.
lobby_full_without_hands = Ci siete tutti: premi “Inizia”. La partita si gioca proprio qui.
lobby_cancelled = Il tavolo di { $host } è stato annullato.
lobby_expired = La partita non è iniziata in tempo. Questo tavolo è chiuso.
lobby_fingerprint = Impronta di correttezza (SHA-256): { $commitment }
fingerprint_message = Impronta di correttezza: `{ $commitment }`

fairness_title = Correttezza dimostrabile
fairness_title_unproven = Correttezza
fairness_text = Carte e dadi non li decido io da solo, e dopo puoi controllarlo.
    1. Quando si apre un tavolo, genero un segreto a caso. Pubblico la sua impronta in un messaggio a parte prima che qualcuno possa unirsi. Questo messaggio non cambia mai; se cambiasse, Discord lo segnerebbe come modificato.
    2. Ogni carta e ogni tiro derivano dal segreto e dai vostri clic su “Unisciti” e “Inizia”. Devi solo fidarti che io usi ogni clic proprio come lo riferisce Discord.
    3. Dopo la partita rivelo il segreto. Se corrisponde all’impronta, nessuno lo ha cambiato.
fairness_unproven = Questa partita è iniziata subito: prima non è stata mostrata un’impronta e nessun clic vi è entrato, quindi la correttezza non si può dimostrare. Se vuoi una prova, apri un tavolo in un server, aggiungi bot con “{ button_options }” e premi “{ button_start }”.
fairness_fingerprint_heading = Impronta (SHA-256 del segreto)
fairness_fingerprint = `{ $commitment }`
fairness_secret_heading = Segreto
fairness_secret = `{ $secret }`
    Impronta e segreto sono anche nel registro (“Registro”, sotto il risultato). `claim-bot check` lo usa per verificare ogni carta e ogni tiro.
fairness_secret_later = Viene rivelato a fine partita.

button_join = Unisciti
button_leave = Lascia il posto
button_decline = Rifiuta
button_options = Opzioni tavolo
button_start = Inizia
button_cancel = Annulla tavolo

# What can be changed at the table, privately.
options_title = Opzioni tavolo
options_host = Il tavolo è tuo. Le partite con i bot non sono classificate.
options_host_alone = Il tavolo è tuo. Finché non si unisce qualcuno, puoi ancora cambiare gioco. Le partite con i bot non sono classificate.
options_guest = Il tavolo è di { $host }. { $can_change ->
    [true] Puoi cambiare posto e aggiungere bot. Le partite con i bot non sono classificate.
   *[false] Non ci sono posti liberi.
}
options_game = **{ $game }** per { $players } giocatori
menu_bots = Aggiungi o togli bot
menu_seat = Cambia posti
menu_invite = Invita qualcuno
menu_players = Togli qualcuno o cedi il tavolo
menu_game = Cambia gioco
menu_count = Cambia il numero di giocatori
menu_variant = Cambia variante
menu_time = Cambia tempo
option_fill_with_bots = Riempi i posti liberi: { $level ->
    [easy] bot facili
    [medium] bot medi
   *[hard] bot difficili
}
option_add_bot = Aggiungi un bot: { $level ->
    [easy] facile
    [medium] medio
   *[hard] difficile
}
option_remove_bot = Togli un bot
option_seat = Prendi il posto { $number }
option_seat_with = Prendi il posto { $number }, in squadra con { $player }
option_swap_seat = Scambia il posto con { $player } (posto { $number })
option_partner = Gioca in squadra con { $player }
option_hand_over = Cedi il tavolo a { $player }
option_remove = Togli { $player } dal tavolo
option_withdraw = Ritira l’invito a { $player }
option_players_count = { $count } giocatori
button_change_game = Cambia gioco o tempo
button_other_factions = Estrai altre fazioni
button_table_options = Indietro

# Where the bot is not a member.
bot_match_offer = Qui non sono membro, quindi non posso aprire un tavolo. Puoi giocare contro i bot nei nostri messaggi diretti. Per giocare contro persone, usa un server in cui ci sono anch’io.
button_bot_match = Gioca contro i bot
