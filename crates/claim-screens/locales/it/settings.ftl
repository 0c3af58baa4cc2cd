# A person’s settings.

settings_title = Le tue impostazioni
settings_text = Valgono solo per te, in ogni server. Non cambiano il tavolo che vedono tutti.

setting_name = { $setting ->
    [text-only] Solo testo
    [forced-plays] Mosse automatiche
    [high-contrast] Alto contrasto
    [hand-in-channel] Mano nel canale, senza messaggi diretti
    [fewer-notifications] Meno notifiche
   *[no-event-mentions] Nessuna menzione dai tornei
}
setting_state = { setting_name }: { $state ->
    [on] sì
   *[off] no
}
setting_meaning = { $setting ->
    [text-only] Per i lettori di schermo: niente immagini, niente emoji disegnate e nomi completi delle carte sui pulsanti, in tutto ciò che vedi solo tu.
    [forced-plays] Se non hai scelta, gioco subito per te. Gli altri possono accorgersene.
    [high-contrast] Più contrasto nelle immagini che vedi solo tu.
    [hand-in-channel] Nei server non ricevi messaggi diretti: “La mia mano” nel canale mostra le tue carte, e le vedi solo tu. Quando tocca a te, ti menziono lì.
    [fewer-notifications] Quando tocca a te: nessun suono, nessuna menzione. Con “Mano nel canale, senza messaggi diretti”: nessun messaggio. Proposte, richieste, promemoria e risultati ti arrivano comunque.
   *[no-event-mentions] I check-in e i turni dei tornei non ti menzionano. La tua mano arriva comunque quando tocca a te.
}

# A button beside the name of a setting.
button_setting = { $state ->
    [on] Attiva
   *[off] Disattiva
}

# This language in its own words, as in a menu of languages.
language_own_name = Italiano
# The language is the one that Discord tells.
language_auto = come in Discord
language_state = Lingua: { $language }
language_meaning = Per tutti i messaggi che vedi solo tu.
choose_language = Scegli una lingua
button_server_settings = Impostazioni server
button_my_settings = Le mie impostazioni
button_my_data = I miei dati

# The settings of a server.

server_title = Impostazioni del server
server_text = Valgono per tutti qui, da subito. Può cambiarle solo chi ha il permesso *Gestisci server*.
server_language = Lingua dei messaggi pubblici: **{ $language }**
server_game = Gioco abituale: **{ $game }**
server_time = Tempo abituale: **{ $time }**
server_channels = I tavoli si possono aprire in: { $channels }
server_all_channels = I tavoli si possono aprire in: **tutti i canali**
server_tables = Al massimo **{ $count }** tavoli aperti
server_matches = Al massimo **{ $count }** partite in corso
server_rated = Rating: **{ $state ->
    [on] sì
   *[off] no
}**
server_threads = Un thread per ogni partita tra persone: **{ $state ->
    [on] sì
   *[off] no
}**
server_events = Tornei: **{ $who ->
    [all] tutti possono aprirli
   *[managers] solo chi può gestire gli eventi
}**
server_post = Messaggio del giorno: in { $channel }
server_no_post = Messaggio del giorno: **no**
server_extras = Messaggio del giorno e traguardi: **{ $state ->
    [on] consentiti
   *[off] disattivati
}**
server_choose_language = Cambia la lingua dei messaggi pubblici
server_choose_game = Cambia il gioco abituale
server_choose_time = Cambia il tempo abituale
server_choose_limit = Cambia i limiti
server_limit_tables = Tavoli aperti: al massimo { $count }
server_limit_matches = Partite in corso: al massimo { $count }
server_no_limit_tables = Tavoli aperti: fino al limite di questo bot ({ $count })
server_no_limit_matches = Partite in corso: fino al limite di questo bot ({ $count })
button_rated = { $state ->
    [on] Attiva i rating
   *[off] Disattiva i rating
}
button_threads = { $state ->
    [on] Attiva i thread
   *[off] Disattiva i thread
}
button_server_events = { $who ->
    [all] Tornei aperti da tutti
   *[managers] Tornei solo dai gestori
}
button_daily_post = Messaggio del giorno
button_extras = { $state ->
    [on] Consenti messaggio e traguardi
   *[off] Disattiva messaggio e traguardi
}
button_tables_here = { $which ->
    [only] Permetti tavoli solo qui
    [too] Permetti tavoli anche qui
   *[not] Non permettere tavoli qui
}
button_tables_everywhere = Permetti tavoli ovunque
not_manager = Per questo ti serve il permesso *Gestisci server*.
no_tables_here = In questo server si possono aprire tavoli solo in { $channels }.

# What is stored of a person.

data_title = I tuoi dati
data_text =
    Qui puoi scaricare tutto quello che salvo su di te, o farlo cancellare.
    { help_privacy }
button_export_data = Scarica
button_ask_delete_data = Cancella i miei dati…
data_file = Tutto quello che salvo su di te, tranne ciò che è ancora nascosto nelle partite in corso.
data_file_without_records = Con i registri delle tue partite, il file sarebbe troppo grande. Trovi ogni registro sotto il risultato della partita (“Registro”).
delete_data_title = Cancellare i tuoi dati?
delete_data_text =
    Lasci tutti i tavoli e le partite in corso. Queste partite contano come sconfitte; una partita appena iniziata di solito viene annullata.
    Nelle tue partite uno pseudonimo a caso prende il tuo posto, così gli altri conservano i loro risultati. Non compari più nelle classifiche. Le tue impostazioni vengono cancellate.
    Non si può tornare indietro. I miei messaggi in Discord restano; quelli nei nostri messaggi diretti puoi cancellarli tu.
button_delete_data = Cancella tutto ora
data_deleted = I tuoi dati sono stati cancellati.

# About the bot.

about_title = Informazioni su questo bot
about_version = Versione: { $version }
about_since = Attivo da: <t:{ $time }:f>
about_matches = Partite in corso: { $matches } · tavoli aperti: { $tables }
about_latency = Latenza verso Discord: { $milliseconds } ms
about_privacy = Privacy: `/claim dati scarica` mostra che cosa è salvato su di te, `/claim dati cancella` lo cancella.
about_docs = Regole: `/claim regole`. Come funziona questo bot: `/claim aiuto`.
about_fan_project = Un progetto di fan indipendente, senza legami con Discord né con gli autori o gli editori dei giochi.
