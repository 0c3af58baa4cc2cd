# Voiding a finished match, for those who may manage the server.

button_choose_void = Invalider une partie…
void_title = Invalider une partie
void_text = Une partie invalidée ne compte plus. Laquelle ? Voici les dernières de ce serveur. Pour une plus ancienne, utilise `/claim abandonner` avec son identifiant.
void_none = Aucune partie n’a encore été terminée sur ce serveur.
void_choose = Choisir une partie…
void_question = Invalider cette partie ? { $title }
void_effect = Elle ne comptera plus pour les cotes, les classements, les profils ni le bilan entre ses joueurs. Toutes les cotes depuis sont recalculées, ce qui peut prendre un moment. Les joueurs apprennent que la modération l’a invalidée.
void_effect_unrated = Elle n’était pas classée : aucune cote ne change. Elle ne comptera plus non plus pour les profils. Les joueurs apprennent que la modération l’a invalidée.
void_for_good = On peut toujours la revoir et l’analyser. C’est définitif.
button_void = Oui, invalider
void_done = La partie est invalidée, et ses joueurs sont prévenus.
void_elsewhere = Cette partie n’a pas été jouée sur ce serveur.
not_over = On ne peut invalider qu’une partie terminée.
already_voided = Cette partie est déjà invalidée.
