# The rules in short, in our own words: they should be readable at a glance on a phone.

rules_title = Regole di { $game }
rules_goal = Ottieni i voti di più fazioni degli avversari. I seguaci che recluti nella fase 1 sono la tua mano nella fase 2, e quello che vinci lì dà punti.
rules_cards = { $cards } carte, 2 × { $tricks } prese.
rules_cards_by_players = { $players } giocatori: { $cards } carte, 2 × { $tricks } prese.

rules_phase_one_heading = Fase 1: reclutare seguaci
rules_phase_one = Ogni presa si gioca per la carta scoperta al centro. Uno apre, poi l’altro gioca una carta. Chi vince prende la carta scoperta; chi perde pesca la prima carta del mazzo, coperta. Ognuno la mette coperta nella propria pila dei seguaci e può guardarla. Le carte giocate si scartano. Chi vince apre la presa successiva.
rules_phase_one_more = In 3 o 4 giocatori si scoprono due carte: chi vince ne sceglie una, il secondo prende l’altra, gli altri pescano coperto. Ordine: i Cavalieri su un Goblin d’apertura, poi la fazione d’apertura e i Mutaforma, poi tutte le altre, sempre per valore. In quattro si formano due squadre: i compagni siedono di fronte e le loro pile dei punti si sommano.

rules_following_heading = Rispondere
rules_following = Se hai una carta della fazione d’apertura, devi giocarne una. Altrimenti gioca quello che vuoi. Vince la carta più alta della fazione d’apertura; a parità di valore, quella giocata per prima.

rules_example = **Esempio:** { $story }
rules_example_heading = Prese di esempio
example_followed = **Rispondere:** Anna apre con { $led }. Ben ha { faction_led }, quindi deve giocarlo: { $answer } vince.
example_not_followed = **Non poter rispondere:** Anna apre con { $led }. Ben non ha { faction_many } e gioca { $answer }: vince Anna.
example_knight = **Il Cavaliere batte il Goblin:** Anna apre con { $led }. Ben non ha { faction_many } e gioca { $answer }: vince Ben.
example_tie = **Parità:** Anna apre con { $led }, Ben gioca { $answer }: vince Anna, perché la sua carta è arrivata prima.

rules_phase_two_heading = Fase 2: raccogliere sostenitori
rules_phase_two = Ora i tuoi seguaci sono la tua mano. Chi vince una presa mette le carte nella propria pila dei punti e apre la successiva.

rules_powers_heading = Fazioni
rules_power = { $faction }: { $power }

rules_scoring_heading = Punteggio e parità
rules_scoring = Chi ha più carte di una fazione ne ottiene il voto; in caso di parità decide la carta più alta, poi la seguente. Se sono tutte uguali, il voto non va a nessuno. Vince la partita chi ha più voti. A parità di voti decide la somma dei valori delle carte nelle fazioni vinte; se anche quella è uguale, la partita è un pareggio.

rules_faction_cards = { $count } carte: { $values }
rules_choose = Leggi di una fazione…
rules_games = Regole di un altro gioco…
rules_whole = Tutto il gioco

power_goblin = hanno più carte di tutti, nessuna abilità.
power_knight = battono i Goblin se l’apertura è un Goblin.
power_undead = giocati nella fase 1, vanno nella pila dei punti di chi vince la presa.
power_dwarf = nella fase 2 vanno a chi perde la presa.
power_dwarf_mix = nella fase 2 vanno a chi perde la presa; in 3 o 4 giocatori, a chi ha giocato il valore più basso, anche se ha vinto.
power_doppelganger = si possono giocare sempre; nella presa valgono come la fazione d’apertura.
power_gnome = nella fase 2 restano scoperti fino alla fine, poi danno punti.
power_giant = nella fase 2 tolgono a un avversario uno Gnomo scoperto dello stesso valore.
power_giant_mix = nella fase 2 tolgono a un avversario uno Gnomo scoperto dello stesso valore; in 3 giocatori chi vince sceglie a chi, o a nessuno.
power_troll = nella fase 2 ne conta solo uno per presa; gli altri aspettano.
power_dragon = chi gioca l’ultimo Drago in una presa apre la successiva.
power_seer = se vinci una presa della fase 1 con un Veggente, puoi guardare la prima carta del mazzo e prenderla.

about_goblin = Nessuna abilità, ma più carte di tutti, cinque delle quali di valore 0. Attenzione ad aprire con uno di loro: ogni Cavaliere lo batte.
about_knight = Se l’apertura è un Goblin, un Cavaliere lo batte, qualunque sia il valore. Devi comunque rispondere: finché hai un Goblin, non puoi giocare un Cavaliere su un Goblin. Se l’apertura è un Cavaliere, i Cavalieri sono carte normali.
about_undead = Nella fase 1 i Non-Morti giocati non si scartano: vanno scoperti nella pila dei punti di chi vince la presa e contano alla fine. Un Non-Morto preso dal centro diventa un seguace come ogni altra carta. Nella fase 2 i Non-Morti sono carte normali.
about_dwarf = Nella fase 2 i Nani di una presa vanno nella pila dei punti di chi la perde; l’altra carta va a chi la vince. In 3 o 4 giocatori vanno a chi ha giocato il valore più basso (in caso di parità, a chi ha giocato per ultimo), anche se ha vinto la presa. Nella fase 1 i Nani sono carte normali.
about_doppelganger = Puoi giocarne uno anche se potresti rispondere; allora vale come carta della fazione d’apertura, con il suo valore. Non prende mai un’abilità, e alla fine conta come Mutaforma. Se l’apertura è un Mutaforma, bisogna rispondere con i Mutaforma.
about_gnome = Nella fase 2 gli Gnomi di una presa restano scoperti davanti a chi la vince. Alla fine, quelli ancora lì vanno nella sua pila dei punti. Fino ad allora i Giganti possono toglierli.
about_giant = Nella fase 2, per ogni Gigante in una presa, chi la vince toglie uno Gnomo dello stesso valore che sta scoperto davanti a un avversario. Quello Gnomo è fuori dal gioco. In 3 giocatori chi vince sceglie di chi è lo Gnomo, o non ne toglie nessuno. I Giganti danno punti come sempre.
about_troll = Nella fase 2 i Troll si radunano al centro: chi vince una presa mette nella sua pila dei punti solo il più alto, anche se non è stato giocato nessun Troll. Gli altri aspettano le prese successive; chi vince l’ultima li prende tutti.
about_dragon = In entrambe le fasi, chi gioca l’ultimo Drago in una presa apre la successiva, chiunque abbia vinto. Vale anche nel passaggio dalla fase 1 alla fase 2.
about_seer = Se vinci una presa della fase 1 con un Veggente, prima guardi la prima carta del mazzo: prendila, o prendi una carta dal centro. Agli altri va quello che lasci. Nella fase 2 i Veggenti sono carte normali.
