# What the bot does and how to start.

help_title = Claim – jogos de cartas e dados no seu servidor
help_what = Eu dou as cartas, rolo os dados, conheço as regras, conto os pontos e guardo cada partida – vocês só jogam. Sua mão, só você vê; a mesa, todo mundo pode assistir.
help_begin_heading = Como começar
help_begin = **Primeira vez?** `/claim tutorial` explica um jogo enquanto você joga.
    Com leitor de tela, ligue “Só texto” em `/claim configurações`.
    1. Digite `/claim começar` em um canal. Convide alguém, escolha bots, ou deixe a mesa aberta para todos.
    2. Só contra bots, a partida começa na hora. Com uma pessoa convidada, começa assim que ela entrar. Senão, aperte “Começar” quando todos os lugares estiverem ocupados.
    3. Suas cartas chegam por mensagem direta. O botão “Minha mão” na mesa também as mostra.
    4. Na sua vez, aperte a carta ou a jogada que quiser fazer.
    Nas nossas mensagens diretas, `/claim começar` inicia uma partida contra bots.
help_hints_heading = Primeiras dicas
help_hints = - **Claim:** Na fase 1, jogue alto se houver no meio uma carta de valor 5 ou mais; senão, baixo. Na fase 2, vença com a menor carta que baste. Se não der para vencer, jogue a menor.
    - **Claim Kingdoms:** Coloque a carta na casa em que ela dá a você o melhor placar agora; o controle das facções também conta.
    - **Claim It:** Faça crescer seu maior grupo, e pare quando tiver posto três pedras.
help_commands_heading = Comandos
help_more_commands_heading = Mais comandos
help_command = `/{ $group } { $command }` – { $description }
help_trust = Jogo limpo e privacidade
help_fair_heading = Jogo limpo, e dá para provar
help_fair = Em uma mesa aberta, mostro a impressão digital de um segredo antes que alguém entre. Cada carta e cada rolagem vêm desse segredo e dos seus cliques em “Entrar” e “Começar”. No fim, revelo o segredo, e qualquer um pode conferir cada carta e cada rolagem. Partidas contra bots que começam na hora, e tutoriais, não têm essa prova.
help_privacy_heading = Privacidade
help_privacy = Guardo seu ID do Discord, nomes, configurações, férias, partidas (cada jogada), ratings, respostas aos enigmas, partidas do dia, torneios e exercícios. Não leio mensagens do chat.
help_footer = Um projeto de fãs não oficial, sem ligação com os autores ou editoras dos jogos.
