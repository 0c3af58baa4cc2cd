//! A real client library connected to the sandbox: it must understand every event and every answer.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use claim_bot::sandbox::Sandbox;
use serde_json::{Value, json};
use serenity::all::{
    AutocompleteChoice, ButtonStyle, Client, ClientBuilder, CommandOptionType, Context,
    CreateActionRow, CreateAttachment, CreateAutocompleteResponse, CreateButton, CreateCommand,
    CreateCommandOption, CreateEmbed, CreateInteractionResponse, CreateInteractionResponseFollowup,
    CreateInteractionResponseMessage, CreateMessage, EditInteractionResponse, Event, EventHandler,
    GatewayIntents, GetMessages, HttpBuilder, Interaction, RawEventHandler, Ready, ShardManager,
    async_trait,
};
use serenity::model::event::GatewayEvent;
use tokio::task::JoinHandle;

use super::support::{Bench, text};

/// Counts every event the library understood.
struct Counter(Arc<AtomicU64>);

#[async_trait]
impl RawEventHandler for Counter {
    async fn raw_event(&self, _context: Context, event: Event) {
        assert!(!matches!(event, Event::Unknown(_)), "{event:?}");
        self.0.fetch_add(1, Ordering::SeqCst);
    }
}

/// A small bot.
struct Bot;

#[async_trait]
impl EventHandler for Bot {
    async fn ready(&self, context: Context, ready: Ready) {
        assert_eq!(ready.guilds.len(), 2);
        let option = |kind, name: &str| CreateCommandOption::new(kind, name, "An option");
        let start = option(CommandOptionType::SubCommand, "start")
            .add_sub_option(option(CommandOptionType::User, "opponent"))
            .add_sub_option(option(CommandOptionType::String, "card").set_autocomplete(true));
        let command = CreateCommand::new("claim")
            .description("A game")
            .add_option(start);
        let commands = context
            .http
            .create_global_commands(&vec![command])
            .await
            .expect("commands are registered");
        assert_eq!(commands.len(), 1);
        ask_everything(&context, &ready)
            .await
            .expect("every answer is understood");
    }

    async fn interaction_create(&self, context: Context, interaction: Interaction) {
        if let Err(error) = respond(&context, interaction).await {
            panic!("the library did not understand an answer: {error:?}");
        }
    }
}

/// Asks for whatever a bot may ask for at its start.
async fn ask_everything(context: &Context, ready: &Ready) -> serenity::Result<()> {
    let http = &context.http;
    let application = http.get_current_application_info().await?;
    assert_eq!(application.id, ready.application.id);
    assert!(application.owner.is_some());
    assert_eq!(http.get_current_user().await?.id, ready.user.id);
    assert_eq!(http.get_bot_gateway().await?.shards, 1);
    assert_eq!(http.get_global_commands().await?.len(), 1);
    for guild in &ready.guilds {
        let command = CreateCommand::new("here").description("Only here");
        guild.id.set_commands(http, vec![command]).await?;
        guild.id.set_commands(http, vec![]).await?;
        for channel in guild.id.channels(http).await?.into_keys() {
            channel.messages(http, GetMessages::new().limit(10)).await?;
            channel.broadcast_typing(http).await?;
        }
    }
    let channel = ready.user.id.to_user(http).await;
    channel.map(|user| assert!(user.bot))
}

async fn respond(context: &Context, interaction: Interaction) -> serenity::Result<()> {
    match interaction {
        Interaction::Command(command) => {
            let button = CreateButton::new("join")
                .label("Join")
                .style(ButtonStyle::Success)
                .emoji('🃏');
            let answer = CreateInteractionResponseMessage::new()
                .embed(
                    CreateEmbed::new()
                        .title("A table")
                        .image("attachment://board.png"),
                )
                .add_file(CreateAttachment::bytes(b"\x89PNG".to_vec(), "board.png"))
                .components(vec![CreateActionRow::Buttons(vec![button])]);
            command
                .create_response(context, CreateInteractionResponse::Message(answer))
                .await?;
            command.get_response(context).await?;
            let edit = EditInteractionResponse::new().content("Two seats");
            command.edit_response(context, edit).await?;
            let member = command.member.as_ref().expect("a member");
            let direct = member.user.create_dm_channel(context).await?;
            let message = CreateMessage::new().content("Your hand").add_file(
                CreateAttachment::bytes(b"hand".to_vec(), "hand.txt").description("a hand"),
            );
            direct.send_message(context, message).await?;
            let resolved = command.data.resolved.users.values().next();
            let opponent = resolved.expect("an opponent").id;
            let guild = command.guild_id.expect("a server");
            guild.member(context, opponent).await?;
            command.channel_id.to_channel(context).await?;
            guild.to_partial_guild(context).await?;
        }
        Interaction::Autocomplete(command) => {
            let typed = command
                .data
                .autocomplete()
                .expect("a focus")
                .value
                .to_owned();
            let choice = AutocompleteChoice::new(format!("Knight {typed}"), typed);
            let answer = CreateAutocompleteResponse::new().set_choices(vec![choice]);
            command
                .create_response(context, CreateInteractionResponse::Autocomplete(answer))
                .await?;
        }
        Interaction::Component(component) => {
            assert_eq!(component.data.custom_id, "join");
            let answer = CreateInteractionResponseMessage::new().content("Joined");
            component
                .create_response(context, CreateInteractionResponse::UpdateMessage(answer))
                .await?;
            let secret = CreateInteractionResponseFollowup::new()
                .content("Only for you")
                .ephemeral(true);
            component.create_followup(context, secret).await?;
        }
        other => panic!("unexpected {other:?}"),
    }
    Ok(())
}

/// The client, running until it is stopped.
async fn connect(
    sandbox: &Sandbox,
) -> (
    Arc<ShardManager>,
    Arc<AtomicU64>,
    JoinHandle<serenity::Result<()>>,
) {
    let understood = Arc::new(AtomicU64::new(0));
    let http = HttpBuilder::new(sandbox.token())
        .proxy(sandbox.url())
        .ratelimiter_disabled(true)
        .build();
    let intents = GatewayIntents::non_privileged();
    let mut client: Client = ClientBuilder::new_with_http(http, intents)
        .event_handler(Bot)
        .raw_event_handler(Counter(Arc::clone(&understood)))
        .await
        .expect("the client is built");
    let shards = Arc::clone(&client.shard_manager);
    (
        shards,
        understood,
        tokio::spawn(async move { client.start().await }),
    )
}

/// Waits for the next entry of a kind in a person's feed.
async fn next(bench: &Bench, user: &str, after: &mut u64, kind: &str) -> Value {
    loop {
        let feed = bench
            .see(&format!("/users/{user}/feed?after={after}&wait_ms=5000"))
            .await;
        let entries = feed["entries"].as_array().cloned().unwrap_or_default();
        assert!(!entries.is_empty(), "{user} waited for {kind} in vain");
        for entry in entries {
            *after = entry["number"].as_u64().unwrap_or(*after);
            assert_ne!(entry["kind"], "failed", "{entry}");
            if entry["kind"] == kind {
                return entry;
            }
        }
    }
}

#[tokio::test]
async fn the_library_understands_everything() {
    let bench = Bench::new().await;
    let (shards, understood, task) = connect(&bench.sandbox).await;
    assert_eq!(bench.see("/gateway?wait_ms=5000").await["connected"], true);
    let commands = bench.see("/commands?server=Spielerunde&wait_ms=5000").await;
    assert_eq!(commands["commands"][0]["name"], "claim");

    let choices = bench
        .act(
            "/users/anna/autocomplete",
            json!({"channel": "cards", "command": "claim start", "options": {"card": "7"}, "focused": "card"}),
        )
        .await;
    assert_eq!(
        choices["choices"],
        json!([{"name": "Knight 7", "value": "7"}])
    );

    bench
        .act(
            "/users/anna/command",
            json!({"channel": "cards", "command": "claim start", "options": {"opponent": "ben"}}),
        )
        .await;
    let mut after = 0;
    let posted = next(&bench, "anna", &mut after, "posted").await;
    assert_eq!(posted["message"]["interaction"]["name"], "claim start");
    let picture = text(&posted["message"]["embeds"][0]["image"]["url"]);
    assert!(picture.starts_with(&bench.sandbox.url()), "{picture}");
    let direct = next(&bench, "anna", &mut after, "posted").await;
    assert_eq!(direct["message"]["content"], "Your hand");
    assert_eq!(direct["notifies"], true);

    bench
        .act(
            "/users/ben/press",
            json!({"message": posted["message_id"], "button": "Join"}),
        )
        .await;
    let edited = next(&bench, "anna", &mut after, "edited").await;
    assert_eq!(edited["message"]["content"], "Joined");
    let mut after_ben = 0;
    next(&bench, "ben", &mut after_ben, "edited").await;
    let secret = next(&bench, "ben", &mut after_ben, "posted").await;
    assert_eq!(secret["ephemeral"], true);
    bench
        .act(
            "/users/ben/message",
            json!({"channel": "cards", "content": "hello"}),
        )
        .await;
    next(&bench, "ben", &mut after_ben, "posted").await;

    // A dropped connection is resumed; what is sent in between is not lost.
    let dropped = bench.act("/faults", json!({"kind": "drop_gateway"})).await;
    assert_eq!(dropped["sockets"], 1);
    let resumed = bench.see("/gateway?wait_ms=20000&resumed_after=0").await;
    assert_eq!(resumed["resumed"], 1);
    bench
        .act(
            "/channels",
            json!({"server": "Card Club", "name": "new-channel"}),
        )
        .await;
    let deleted = bench
        .request(
            reqwest::Method::DELETE,
            &format!(
                "/control/channels/cards/messages/{}",
                text(&posted["message_id"])
            ),
        )
        .send()
        .await;
    assert_eq!(
        deleted.map(|answer| answer.status().as_u16()).ok(),
        Some(200)
    );
    next(&bench, "anna", &mut after, "deleted").await;

    let events = bench.see("/events").await;
    let entries = events["entries"].as_array().cloned().unwrap_or_default();
    for entry in &entries {
        let read = serde_json::from_value::<GatewayEvent>(entry["payload"].clone());
        assert!(read.is_ok(), "{read:?} in {entry}");
    }
    wait_until(&understood, entries.len()).await;
    let requests = bench.see("/requests").await;
    for request in requests["entries"].as_array().into_iter().flatten() {
        assert!(request["status"].as_u64() < Some(300), "{request}");
    }
    shards.shutdown_all().await;
    assert_eq!(
        bench.see("/gateway?wait_ms=5000&gone=true").await["connected"],
        false
    );
    task.abort();
    bench.sandbox.shutdown().await;
}

/// Lets the client work until it has understood this many events.
async fn wait_until(understood: &AtomicU64, events: usize) {
    let patience = std::time::Duration::from_secs(5);
    let all = async {
        while understood.load(Ordering::SeqCst) < events as u64 {
            tokio::task::yield_now().await;
        }
    };
    let waited = tokio::time::timeout(patience, all).await;
    assert!(
        waited.is_ok(),
        "{understood:?} of {events} events were understood"
    );
}
