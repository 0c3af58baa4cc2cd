# Short private answers.

turn_mention = { $mention }, tocca a te: premi “{ $button }”.
asked_mention = { $mention }, serve la tua risposta:
turn_mention_link = { $mention }, tocca a te: { $link }
# The direct message in games that are played at the table.
turn_notice = **Tocca a te.**
# On a phone’s lock screen.
told_turn = Tocca a te: { $title }
turn_notice_other = La partita si gioca al tavolo. Ti arriverà un messaggio quando tocca a te.

not_your_turn = Non tocca a te.
outdated_button = Questo pulsante è superato. Usa un messaggio più recente.
outdated_button_of_match = Questo pulsante è superato. Ecco la partita adesso:
match_over = Questa partita è finita.
match_paused = Questa partita è in pausa. Chi gioca può riprenderla con “Orologio”.
match_not_paused = Questa partita non è in pausa.
no_pause_in_event = Nei tornei non ci sono pause: il turno successivo aspetta tutti.
no_clock = In questa partita non corre nessun orologio.
own_clock = Solo un avversario può darti più tempo.
enough_time = Questa persona ha ancora molto tempo. Potrai dargliene altro quando ne avrà usato una parte.
pause_already_asked = Hai già chiesto una pausa. Comincia quando sono tutti d’accordo.
no_pause_asked = Quella richiesta di pausa non è più aperta.
not_in_match = Non giochi in questa partita. Iniziane una tua con `/claim inizia`.
has_left = Hai lasciato questa partita. Al tuo posto continua un bot.
cannot_call_off = La partita non si può più annullare.
unknown_button = Non conosco quel pulsante. Usa un messaggio più recente.
unreadable_command = Non sono riuscito a leggere quel comando. Scrivilo di nuovo e scegli dagli elenchi che si aprono mentre scrivi.
unknown_action = Non conosco quella mossa. Scegline una dall’elenco che si apre mentre scrivi.
unknown_game = Non conosco quel gioco. Scegline uno dall’elenco che si apre mentre scrivi.
wrong_player_count = { $game } è per { $numbers } giocatori. Scegli un altro numero o un altro gioco.
option_unavailable = In { $game } non ci sono { $option ->
    [factions] fazioni
   *[variant] varianti
} tra cui scegliere. Togli questa opzione.
option_conflict = { $option ->
    [factions] In { $game }, { $misfits } non si possono combinare con le altre fazioni
   *[variant] “{ $misfits }” non è disponibile in { $game }
}{ $players ->
    [these] { " " }con questo numero di giocatori
   *[any] { "" }
}. Scegli dall’elenco che si apre mentre scrivi, o lascia vuota l’opzione.
faction_missing = In { $game } almeno una delle fazioni deve essere { $factions }. Scegli dall’elenco che si apre mentre scrivi, o lascia vuota l’opzione.
several_variants = Scegli una sola variante.
options_conflict = Queste opzioni non si possono combinare. Scegli dagli elenchi che si aprono mentre scrivi, o lascia vuota qualche opzione.
unknown_choice = Non conosco “{ $typed }”. Scegli dall’elenco che si apre mentre scrivi, o lascia vuota l’opzione.
unknown_faction = Non conosco quella fazione. Scegline una dall’elenco che si apre mentre scrivi.
table_full = Tutti i posti a questo tavolo sono occupati. Aprine uno tuo con `/claim inizia`.
table_not_full = Ci sono ancora posti liberi. La partita può iniziare quando sono tutti occupati.
table_closed = Questo tavolo è chiuso.
already_started = Questa partita è già iniziata. Apri un altro tavolo con `/claim inizia`.
already_seated = Hai già un posto a questo tavolo.
not_seated = Non hai un posto a questo tavolo. Premi “Unisciti” per prenderne uno libero.
other_not_seated = Quella persona non è più a questo tavolo.
other_not_invited = Quell’invito non è più aperto.
only_seated_start = Solo chi è a questo tavolo può iniziare la partita.
only_host_cancels = Solo chi ha aperto questo tavolo può annullarlo.
opponent_is_yourself = Non puoi giocare contro di te. Scegli un’altra persona.
opponent_is_bot = Gli altri bot non si possono invitare. Scegli una persona.
opponent_is_this_bot = Io non ho bisogno di inviti. Per giocare contro i bot, usa il menu “{ menu_bots }”.
already_invited = Tutte le persone che hai scelto hanno già un posto o un invito.
seats_reserved = { $count ->
    [one] Il posto libero è riservato
   *[other] I posti liberi sono riservati
} a { $names }.
no_longer_in_server = Non sei più nel server in cui è stata giocata questa partita.
opponent_not_here = Quella persona non è in questo server, quindi non posso invitarla.
removed_from_table = Chi ha aperto questo tavolo ti ha tolto. Puoi aprirne uno tuo con `/claim inizia`.
rated_changed = È appena cambiato se questa partita è classificata: guarda di nuovo il tavolo e premi ancora se vuoi giocare lo stesso.
terms_changed = Sono appena cambiati il gioco o il tempo. Guarda di nuovo il tavolo e premi “Unisciti” se vuoi giocare lo stesso.
no_invitation = Non hai inviti aperti a questo tavolo.
seat_taken = Quel posto è già occupato.
host_only = Può farlo solo chi ha aperto questo tavolo.
others_joined = Si è già unito qualcuno, quindi il gioco non si può più cambiare. Annulla il tavolo e aprine un altro.
too_few_seats = Hai invitato più persone di quanti posti ci sono. Scegli più giocatori o invita meno persone.
no_seats_for_bots = Non restano posti per i bot. Togli `bot`, o scegli un gioco per più giocatori.
invited_other = { $count ->
    [one] Questo posto è riservato a { $names }
   *[other] I posti liberi sono riservati a { $names }
}. Apri un tavolo tuo con `/claim inizia`.
match_not_found = Non trovo quella partita. `/claim partite` elenca le tue partite in corso.
match_unreadable = Non riesco a leggere i dati salvati di questa partita, quindi non può continuare finché non si rimedia. Niente è stato cancellato e tutti gli orologi sono fermi. Avvisa chi gestisce questo bot.
own_match_unreadable = Non riesco a leggere i dati salvati di una tua partita, quindi quella partita non può continuare finché non si rimedia. Niente è stato cancellato e tutti gli orologi sono fermi. Avvisa chi gestisce questo bot.
match_still_running = Quella partita è ancora in corso. Riprova quando è finita.
match_hidden = Altri giocano ancora con le stesse carte. Potrai guardare la partita alla fine del turno di torneo.
no_finished_match = Non hai ancora finito nessuna partita.
nothing_to_analyse = Quella partita è finita prima che qualcuno giocasse, quindi non c’è niente da analizzare.
no_running_match = Non hai partite in corso.
missing_permissions = In questo canale mi manca: { $permissions }. Può concederlo chi amministra il server.
missing_thread_permissions = Non posso ancora aprire thread in questo canale. Permessi mancanti: { $permissions }. Dalli al mio ruolo; fino ad allora si gioca direttamente nel canale.
thread_refused = Non sono riuscito ad aprire un thread per una partita in <#{ $channel }>. Lì al mio ruolo servono questi permessi: { $permissions }. Senza, si gioca direttamente nel canale. Se non vuoi thread, disattivali con `/claim impostazioni`.
limit_own_tables = Hai già { $count ->
    [one] un tavolo aperto
   *[other] { $count } tavoli aperti
}. Inizia una partita o annulla un tavolo prima di aprirne un altro.
limit_player_tables = { $player } ha già { $count ->
    [one] un tavolo aperto. Potrai cedergli questo quando lì la partita sarà iniziata o il tavolo annullato.
   *[other] { $count } tavoli aperti. Potrai cedergli questo quando a uno di quelli la partita sarà iniziata o il tavolo annullato.
}
limit_server_tables = Questo server ha già { $count ->
    [one] un tavolo aperto
   *[other] { $count } tavoli aperti
}. Unisciti a uno con `/claim tavoli`, o riprova più tardi.
limit_own_matches = { $count ->
    [one] Stai già giocando una partita. Finiscila prima.
   *[other] Stai già giocando { $count } partite insieme. Finiscine prima una.
}
limit_player_matches = { $player } sta già giocando { $count ->
    [one] una partita. Questa potrà iniziare quando quella sarà finita.
   *[other] { $count } partite insieme. Questa potrà iniziare quando una di quelle sarà finita.
}
limit_server_matches = { $count ->
    [one] In questo server è già in corso una partita. Riprova quando è finita.
   *[other] In questo server sono già in corso { $count } partite. Riprova quando ne è finita una.
}
limit_vacation_days = Non ti restano tanti giorni di vacanza ({ $count } all’anno). Scegli meno giorni.
limit_analyses = { $count ->
    [one] Sto ancora lavorando alla tua ultima richiesta. Aspetta che sia pronta.
   *[other] Sto ancora lavorando a { $count } tue richieste. Aspetta che una sia pronta.
}
limit_all_analyses = { $count ->
    [one] Sto ancora analizzando un’altra partita.
   *[other] Altre { $count } partite aspettano la loro analisi.
} Riprova tra un minuto.
servers_only = Funziona solo in un server in cui ci sono anch’io.
cannot_write_here = Non puoi condividerlo qui, perché non puoi scrivere in questo canale. Prova in un altro.
not_shared = Ora non sono riuscito a pubblicarlo qui. Riprova.
watch_elsewhere = Puoi guardare questa partita in { $channel }.
stop_elsewhere = Puoi interrompere questa partita solo in { $channel }.
only_bots_here = Qui puoi giocare solo contro i bot. Per giocare contro persone, usa `/claim inizia` in un server in cui ci sono anch’io.
no_series_here = Una serie si può giocare solo in un server. Qui puoi giocare partite singole: usa `/claim inizia` senza `serie`.
match_started_in_direct_messages = La tua partita è iniziata nei nostri messaggi diretti. `/claim mano` la mostra anche qui. Al tavolo: { $bots }.
match_started_against_bots = La tua partita è iniziata. Al tavolo: { $bots }.
internal_error = Qualcosa è andato storto da parte mia. Riprova tra un momento. Tutto quello che ho confermato è salvato.
shutting_down = Mi sto riavviando. Riprova tra un minuto. Le tue partite sono al sicuro.

# Choices that /claim play offers when there is nothing to play: no markdown, at most 100 characters.
play_no_match = Nessuna partita ti aspetta. Iniziane una con /claim inizia
play_not_your_turn = Non tocca a te: tocca a { $player }

# A choice that /claim play offers when there are more moves than fit.
play_more = Altre { $count }: scrivi per vederle

joined_table = Ora sei al tavolo.
table_elsewhere = Il tavolo è in { $channel }.
table_not_posted = Al momento non posso pubblicare il tavolo in { $channel }. Continuo a provare. Se non compare, chiedi alla moderazione di darmi lì “Visualizza canale” e “Invia messaggi”.
bots_joined = Nuovi al tavolo: { $bots }.
invitation_declined = Hai rifiutato. Gli altri lo vedono al tavolo.
people_invited = Tutte le persone che hai scelto hanno il loro invito.
seats_changed = I posti sono cambiati.
player_removed = Fatto. Il posto è libero.
invitation_withdrawn = L’invito è stato ritirato.
table_handed_over = Il tavolo ha cambiato mano.
bot_removed = Il bot ha lasciato il tavolo.
no_bot = A questo tavolo non c’è nessun bot.
left_table = Hai lasciato il tavolo.
table_cancelled = Il tavolo è stato annullato.
resigned = Hai abbandonato.
resigned_to_bot = Hai abbandonato. Al tuo posto continua un bot.
called_off = Hai annullato la partita. Non conta.

# As Discord calls them.
# Ask a native speaker: are these the names of the permissions in Discord’s Italian settings?
permission_view_channel = Visualizza canale
permission_connect = Connettiti
permission_send_messages = Invia messaggi
permission_create_public_threads = Crea thread pubblici
permission_send_messages_in_threads = Invia messaggi nei thread
permission_attach_files = Allega file
permission_read_message_history = Leggi la cronologia dei messaggi

# Why the rules refuse a move.
refused_no_turn = Adesso non tocca a nessuno.
refused_not_held = Non hai { $card }.
refused_revoke = Devi rispondere con { faction_led }.
refused_revoke_doppelganger = Devi rispondere con { faction_led } (o un Mutaforma).
refused_play_expected = Gioca una carta adesso.
refused_take_expected = Prendi prima una carta.
refused_remove_expected = Scegli prima a chi il Gigante toglie lo Gnomo.
refused_nothing_there = Non puoi prendere quella carta.
refused_no_victim = Lì non c’è nessuno Gnomo adatto.

# Matches in lists.
match_your_turn = Tocca a te · { $title }
match_ended_ago = { $unit ->
    [minute] { $count } min
    [hour] { $count } h
   *[day] { $count ->
        [one] 1 giorno
       *[other] { $count } giorni
    }
} fa · { $title }
match_ended_exactly_ago = { $days ->
    [0] { "" }
    [one] 1 giorno{ " " }
   *[other] { $days } giorni{ " " }
}{ $hours ->
    [0] { "" }
   *[other] { $hours } h{ " " }
}{ $minutes } min fa · { $title }

# Tables that were opened, and matches that have begun.
table_opened = Il tuo tavolo è aperto. Quando tutti i posti sono occupati, chiunque al tavolo può iniziare la partita.
table_opened_for_guest = Il tuo tavolo è aperto. La partita inizia appena si unisce la persona invitata.
table_opened_with_bots = Il tuo tavolo è aperto e i bot sono già seduti. Quando sono arrivati tutti gli invitati, puoi iniziare la partita. Le partite con i bot non sono classificate.
table_opened_with_bots_for_guest = Il tuo tavolo è aperto e i bot sono già seduti. La partita inizia quando si unisce la persona invitata. Le partite con i bot non sono classificate.
match_started_with_bots = La partita è iniziata. Al tavolo: { $bots }. Non è classificata e la sua correttezza non è dimostrabile (vedi “Correttezza”).
match_started = La partita è iniziata.
rematch_opened = Il tavolo per la rivincita è aperto. Gli altri possono unirsi con “Unisciti” o “Rivincita”.
rematch_missed = La rivincita è iniziata senza di te. Per giocare ancora, apri un tavolo con `/claim inizia`.
other_table_open = Hai un altro tavolo aperto: [Vai al tavolo]({ $url }). Puoi annullarlo con “Opzioni tavolo”.
hand_elsewhere = Continua nei tuoi messaggi diretti: [La tua mano]({ $url })
hand_moved = La tua mano è in un messaggio più recente.
hand_not_delivered = Le tue carte sono qui perché Discord non le ha consegnate per messaggio diretto. Per riceverle lì, permetti i messaggi diretti nelle impostazioni di privacy del server.
series_running = La serie è iniziata, quindi giocatori e posti non possono cambiare.

# To the person who runs the bot, by direct message.
operator_notice = **Il bot ha bisogno di te.** { $kind ->
    [backup] L’ultimo backup del database non è riuscito.
    [disk] Il disco del database è quasi pieno.
    [quarantine] Alcune partite non si possono leggere e sono state messe da parte.
   *[clock] L’orologio della sua macchina è sbagliato.
} `{ $details }`
