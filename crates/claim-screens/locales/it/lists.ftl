# Leaderboards, profiles, and a player's own matches.

leaderboard_title = 🏆 Classifica
leaderboard_empty = Questa classifica è ancora vuota. Per comparire, finisci una partita classificata contro persone in un server: `/claim inizia`
leaderboard_row = `{ $rank }.` { $name } · **{ $rating }** · { $played ->
    [one] { $played } partita
   *[other] { $played } partite
}: { $won } vinte, { $drawn } pareggiate, { $lost } perse
leaderboard_own = ➤ { leaderboard_row } ← tu
this_server = Questo server
all_servers = Tutti i server
all_games = Tutti i giochi
this_month = Questo mese
all_time = Di sempre
month_starts_anew = Ogni mese questi rating ripartono da zero.
button_my_profile = Il mio profilo
button_leaderboard = Classifica
profile_own = 📈 Il tuo profilo
profile_of = 📈 Profilo di { $name }
profile_unnamed = 📈 Profilo
rating_record = { $played ->
    [one] { $played } partita
   *[other] { $played } partite
}: { $won } vinte, { $drawn } pareggiate, { $lost } perse
rating_now = **{ $rating }** · posizione { $rank } · { $record }
rating_none = Qui non hai ancora finito una partita classificata. Sono classificate le partite tra persone in un server: `/claim inizia`
rating_none_other = { $player } non ha ancora finito qui una partita classificata.
rating_none_of_game = Qui non hai ancora finito una partita classificata di { $game }.
rating_none_of_game_other = { $player } non ha ancora finito qui una partita classificata di { $game }.
rating_provisional = ? provvisorio: ancora poche partite classificate
profile_streaks = Vittorie di fila: { $streak } · serie migliore: { $best }
profile_favourite = Fazione preferita: { $faction } ({ $won ->
    [one] vinta una volta
   *[other] vinta { $won } volte
})
profile_games = Rating per gioco
profile_game = { $game }: **{ $rating }** · posizione { $rank } · { $record }
profile_bots = Contro i bot (non classificate; tutte le tue partite, in tutti i server)
profile_bot = { $level ->
    [easy] Facile
    [medium] Medio
   *[hard] Difficile
} ({ $names }): { $won } vinte, { $drawn } pareggiate, { $lost } perse
profile_forms = Le tue mosse (partite analizzate, in tutti i server)
form_kept = **{ $game }:** conservato il { $percent }% delle probabilità di vincere in { $count ->
    [one] una partita
   *[other] { $count } partite, le tue ultime
}.
form_exact_only = **{ $game }:** { $count ->
    [one] una partita
   *[other] le tue ultime { $count } partite
}.
form_strength = { $strength ->
    [above-hard] Meglio dei bot difficili.
    [below-easy] Sotto i bot facili.
    [above-easy] Tra i bot facili e quelli medi.
   *[above-medium] Tra i bot medi e quelli difficili.
}
form_trend = Le ultime { $count }: { $new }%; prima { $old }%.
form_critical = { $count ->
    [one] { $right } mossa critica giusta su { $count }
   *[other] { $right } mosse critiche giuste su { $count }
} nella fase 2.
form_typical = Errore più frequente: { $kind ->
    [lead-one] con cosa apri nella fase 1
    [follow-one] con cosa rispondi nella fase 1
    [lead-two] con cosa apri nella fase 2
    [follow-two] con cosa rispondi nella fase 2
    [choice] quale carta prendi
    [roll] tirare ancora invece di fermarti
    [stop] fermarti invece di tirare ancora
    [space] quale casella usi
    [place] quale carta metti e dove
    [power] come usi le abilità
   *[draw] quale carta peschi
}.
profile_events = Tornei
profile_event = { $event }: posto **{ $place }** su { $players }
profile_opponents = Avversari più frequenti
profile_opponent = { $name }: { $won } vinte, { $drawn } pareggiate, { $lost } perse
profile_against_you_heading = Scontri diretti
profile_against_you = Tu: { $won } vinte, { $drawn } pareggiate, { $lost } perse
rating_history = { $count ->
    [one] L’unica partita classificata
   *[other] Le ultime { $count } partite classificate
}
page = Pagina { $number } di { $pages }
button_previous = Indietro
button_next = Avanti

matches_title = Le tue partite in corso
matches_empty = Non hai partite in corso.
matches_line = Tocca ad altri: { $title }
matches_line_paused = ⏸️ In pausa: { $title }
matches_line_your_turn = **Tocca a te:** { $title }
# Beside a match: whether it waits for the reader.
button_go_on = Continua
button_show = Mostra
matches_tables = I tuoi tavoli aperti e inviti
link_to_hand = [La tua mano]({ $url })

finished_matches_title = Le tue partite finite
finished_matches_empty = Non hai ancora finito nessuna partita.
button_finished_matches = Partite finite

which_match_title = Quale partita?
which_match_menu = Scegli una partita

tables_title = Tavoli aperti in questo server
tables_empty = Nessun tavolo è aperto.
tables_line = **{ $game }** · { $players } · { $free ->
    [0] tutto occupato
    [one] { $free } posto libero su { $total }
   *[other] { $free } posti liberi su { $total }
}
tables_line_reserved = **{ $game }** · { $players } · riservato a { $names }
tables_label = Tavolo aperto · { $game }: { $players }

button_share = Condividi nel canale
button_open_shared = Apri
button_refresh = Aggiorna
watching = Stai guardando: le nuove mosse compaiono qui. Altrimenti premi “{ $refresh }”.
watching_ended = Qui non si segue più la partita. “{ $watch }” la mostra di nuovo.
tables_running = In corso in questo canale
shared = Condiviso nel canale.
shared_by = Condiviso da { $player }
