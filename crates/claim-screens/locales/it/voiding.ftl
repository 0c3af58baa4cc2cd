# Voiding a finished match, for those who may manage the server.

button_choose_void = Invalida una partita…
void_title = Invalidare una partita
void_text = Una partita invalidata non conta più. Quale intendi? Queste sono le ultime di questo server. Per una più vecchia, usa `/claim abbandona` con il suo ID.
void_none = In questo server non è ancora finita nessuna partita.
void_choose = Scegli una partita…
void_question = Invalidare questa partita? { $title }
void_effect = Non conterà più per rating, classifiche, profili e risultati tra chi l’ha giocata. Tutti i rating da allora vengono ricalcolati, e può volerci un momento. Chi ha giocato saprà che la moderazione l’ha invalidata.
void_effect_unrated = Non era classificata, quindi nessun rating cambia. Non conterà più nemmeno per i profili. Chi ha giocato saprà che la moderazione l’ha invalidata.
void_for_good = Replay e analisi restano. Non si può tornare indietro.
button_void = Sì, invalida
void_done = La partita è invalidata e chi l’ha giocata ne è al corrente.
void_elsewhere = Quella partita non è stata giocata in questo server.
not_over = Si può invalidare solo una partita finita.
already_voided = Questa partita è già invalidata.
