# Voiding a finished match, for those who may manage the server.

button_choose_void = Potje ongeldig maken…
void_title = Potje ongeldig verklaren
void_text = Een ongeldig potje telt niet meer. Welk bedoel je? Dit zijn de laatste van deze server. Voor een ouder potje gebruik je `/claim opgeven` met zijn id.
void_none = Op deze server is nog geen potje uitgespeeld.
void_choose = Kies een potje…
void_question = Dit potje ongeldig verklaren? { $title }
void_effect = Het telt dan niet meer voor ratings, ranglijsten, profielen en onderlinge resultaten. Alle ratings sindsdien worden opnieuw berekend, en dat kan even duren. De spelers horen dat een moderator het ongeldig heeft verklaard.
void_effect_unrated = Het telde niet voor de rating, dus geen rating verandert. Ook voor profielen telt het dan niet meer. De spelers horen dat een moderator het ongeldig heeft verklaard.
void_for_good = Terugkijken en analyseren kan nog. Dit kan niet ongedaan worden gemaakt.
button_void = Ja, ongeldig
void_done = Het potje is ongeldig, en de spelers horen het.
void_elsewhere = Dat potje is niet op deze server gespeeld.
not_over = Alleen een afgelopen potje kan ongeldig worden verklaard.
already_voided = Dit potje is al ongeldig.
