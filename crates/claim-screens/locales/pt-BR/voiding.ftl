# Voiding a finished match, for those who may manage the server.

button_choose_void = Anular uma partida…
void_title = Anular uma partida
void_text = Uma partida anulada não conta mais. Qual delas? Estas são as últimas deste servidor. Para uma mais antiga, use `/claim desistir` com o id dela.
void_none = Nenhuma partida foi terminada neste servidor ainda.
void_choose = Escolha uma partida…
void_question = Anular esta partida? { $title }
void_effect = Ela não conta mais para ratings, rankings, perfis e resultados entre os jogadores. Todos os ratings desde então são recalculados, o que pode demorar um pouco. Os jogadores ficam sabendo que a moderação a anulou.
void_effect_unrated = Ela não era ranqueada, então nenhum rating muda. Também não conta mais para perfis. Os jogadores ficam sabendo que a moderação a anulou.
void_for_good = Rever e analisar continuam possíveis. Não dá para desfazer.
button_void = Sim, anular
void_done = A partida está anulada, e os jogadores foram avisados.
void_elsewhere = Essa partida não foi jogada neste servidor.
not_over = Só uma partida terminada pode ser anulada.
already_voided = Esta partida já está anulada.
