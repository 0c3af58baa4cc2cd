# A person’s settings.

settings_title = Suas configurações
settings_text = Valem só para você, em todos os servidores. A mesa que todo mundo vê não muda.

setting_name = { $setting ->
    [text-only] Só texto
    [forced-plays] Jogadas automáticas
    [high-contrast] Alto contraste
    [hand-in-channel] Mão no canal, não por mensagem
    [fewer-notifications] Menos notificações
   *[no-event-mentions] Sem menções de torneios
}
setting_state = { setting_name }: { $state ->
    [on] sim
   *[off] não
}
setting_meaning = { $setting ->
    [text-only] Para leitores de tela: o que só você vê vem sem imagens e sem emojis desenhados, e os botões trazem o nome completo das cartas.
    [forced-plays] Se você não tem escolha, jogo por você na hora. Os outros podem perceber.
    [high-contrast] Contraste mais forte nas imagens que só você vê.
    [hand-in-channel] Nos servidores, você não recebe mensagens diretas: “Minha mão” no canal mostra suas cartas, e só você as vê. Quando for sua vez, menciono você lá.
    [fewer-notifications] Na sua vez: sem som, sem menção. Com “Mão no canal, não por mensagem”: mensagem nenhuma. Ofertas, pedidos, lembretes e resultados continuam chegando.
   *[no-event-mentions] Chamadas e rodadas de torneios não mencionam você. Sua mão ainda chega na sua vez.
}

# A button beside the name of a setting.
button_setting = { $state ->
    [on] Ligar
   *[off] Desligar
}

# This language in its own words, as in a menu of languages.
language_own_name = Português (Brasil)
# The language is the one that Discord tells.
language_auto = como no Discord
language_state = Idioma: { $language }
language_meaning = Para todas as mensagens que só você vê.
choose_language = Escolha um idioma
button_server_settings = Config. do servidor
button_my_settings = Minhas configurações
button_my_data = Meus dados

# The settings of a server.

server_title = Configurações do servidor
server_text = Valem aqui para todo mundo, na hora. Só quem tem a permissão *Gerenciar servidor* pode mudá-las.
server_language = Idioma das mensagens públicas: **{ $language }**
server_game = Jogo padrão: **{ $game }**
server_time = Tempo padrão: **{ $time }**
server_channels = Mesas permitidas em: { $channels }
server_all_channels = Mesas permitidas em: **todos os canais**
server_tables = Mesas abertas: no máximo **{ $count }**
server_matches = Partidas em andamento: no máximo **{ $count }**
server_rated = Partidas ranqueadas: **{ $state ->
    [on] sim
   *[off] não
}**
server_threads = Um tópico para cada partida entre pessoas: **{ $state ->
    [on] sim
   *[off] não
}**
server_events = Torneios: **{ $who ->
    [all] todos podem abrir
   *[managers] só quem pode gerenciar eventos
}**
server_post = Mensagem do dia: em { $channel }
server_no_post = Mensagem do dia: **não**
server_extras = Mensagem do dia e conquistas: **{ $state ->
    [on] permitidas
   *[off] desativadas
}**
server_choose_language = Mudar o idioma das mensagens públicas
server_choose_game = Mudar o jogo padrão
server_choose_time = Mudar o tempo padrão
server_choose_limit = Mudar os limites
server_limit_tables = Mesas abertas: no máximo { $count }
server_limit_matches = Partidas em andamento: no máximo { $count }
server_no_limit_tables = Mesas abertas: até o limite do bot ({ $count })
server_no_limit_matches = Partidas em andamento: até o limite do bot ({ $count })
button_rated = { $state ->
    [on] Ligar o rating
   *[off] Desligar o rating
}
button_threads = { $state ->
    [on] Ligar tópicos
   *[off] Desligar tópicos
}
button_server_events = { $who ->
    [all] Torneios abertos por todos
   *[managers] Torneios só dos gestores
}
button_daily_post = Mensagem do dia
button_extras = { $state ->
    [on] Permitir mensagem e conquistas
   *[off] Desligar mensagem e conquistas
}
button_tables_here = { $which ->
    [only] Mesas só aqui
    [too] Mesas aqui também
   *[not] Sem mesas aqui
}
button_tables_everywhere = Mesas em todo lugar
not_manager = Para isso, você precisa da permissão *Gerenciar servidor*.
no_tables_here = Neste servidor, só dá para abrir mesas em { $channels }.

# What is stored of a person.

data_title = Seus dados
data_text =
    Aqui você pode baixar tudo o que guardo sobre você, ou mandar apagar.
    { help_privacy }
button_export_data = Baixar
button_ask_delete_data = Apagar meus dados…
data_file = Tudo o que guardo sobre você, menos o que ainda está escondido em partidas em andamento.
data_file_without_records = Com os registros das suas partidas, o arquivo ficaria grande demais. Cada registro está embaixo do resultado da partida (“Registro”).
delete_data_title = Apagar seus dados?
delete_data_text =
    Você sai de todas as mesas e partidas em andamento. Essas partidas contam como derrotas; uma partida que mal começou costuma ser cancelada.
    Nas suas partidas, um pseudônimo aleatório fica no seu lugar, para que os outros mantenham os resultados deles. Os rankings não mostram mais você. Suas configurações são apagadas.
    Não dá para desfazer. Minhas mensagens no Discord ficam; as das nossas mensagens diretas você pode apagar.
button_delete_data = Apagar tudo agora
data_deleted = Seus dados foram apagados.

# About the bot.

about_title = Sobre este bot
about_version = Versão: { $version }
about_since = No ar desde: <t:{ $time }:f>
about_matches = Partidas em andamento: { $matches } · mesas abertas: { $tables }
about_latency = Latência até o Discord: { $milliseconds } ms
about_privacy = Privacidade: `/claim dados baixar` mostra o que está guardado sobre você, `/claim dados apagar` apaga.
about_docs = Regras: `/claim regras`. Como este bot funciona: `/claim ajuda`.
about_fan_project = Um projeto de fãs independente, sem ligação com o Discord nem com os autores ou editoras dos jogos.
