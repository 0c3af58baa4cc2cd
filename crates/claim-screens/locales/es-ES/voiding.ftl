# Voiding a finished match, for those who may manage the server.

button_choose_void = Anular una partida…
void_title = Anular una partida
void_text = Una partida anulada deja de contar. ¿Cuál es? Estas son las últimas de este servidor. Para una más antigua, usa `/claim rendirse` con su ID.
void_none = En este servidor aún no ha terminado ninguna partida.
void_choose = Elige una partida…
void_question = ¿Anular esta partida? { $title }
void_effect = Dejará de contar para puntuaciones, clasificaciones, perfiles y los resultados entre sus jugadores. Todas las puntuaciones desde entonces se recalculan, lo que puede tardar un momento. Los jugadores sabrán que la moderación la ha anulado.
void_effect_unrated = No era puntuable, así que ninguna puntuación cambia. Tampoco contará ya para los perfiles. Los jugadores sabrán que la moderación la ha anulado.
void_for_good = La repetición y el análisis se conservan. Esto no se puede deshacer.
button_void = Sí, anular
void_done = La partida está anulada y los jugadores ya lo saben.
void_elsewhere = Esa partida no se jugó en este servidor.
not_over = Solo se puede anular una partida terminada.
already_voided = Esta partida ya está anulada.
