//! A bot that uses serenity: the library must be able to parse every event and every response.

use std::sync::Arc;
use std::time::Duration;

use discord_sandbox::Sandbox;
use serde_json::{Value, json};
use serenity::all::{
    AutocompleteChoice, ButtonStyle, Client, ClientBuilder, CommandOptionType, Context,
    CreateActionRow, CreateAttachment, CreateAutocompleteResponse, CreateButton, CreateCommand,
    CreateCommandOption, CreateEmbed, CreateInteractionResponse, CreateInteractionResponseFollowup,
    CreateInteractionResponseMessage, CreateMessage, EditAttachments, EditInteractionResponse,
    Event, EventHandler, GatewayIntents, GetMessages, HttpBuilder, Interaction, RawEventHandler,
    Ready, ShardManager, async_trait,
};
use serenity::model::event::GatewayEvent;
use tokio::sync::watch;
use tokio::task::JoinHandle;

use super::support::{TestSandbox, png, text};

/// Counts the events that the library has parsed.
struct Counter(watch::Sender<usize>);

#[async_trait]
impl RawEventHandler for Counter {
    async fn raw_event(&self, _context: Context, event: Event) {
        assert!(!matches!(event, Event::Unknown(_)), "{event:?}");
        self.0.send_modify(|count| *count += 1);
    }
}

/// A bot that uses all kinds of requests and responses.
struct Bot;

#[async_trait]
impl EventHandler for Bot {
    async fn ready(&self, context: Context, ready: Ready) {
        assert_eq!(ready.guilds.len(), 2);
        let option = |kind, name: &str| CreateCommandOption::new(kind, name, "An option");
        let start = option(CommandOptionType::SubCommand, "start")
            .add_sub_option(option(CommandOptionType::User, "opponent"))
            .add_sub_option(option(CommandOptionType::String, "card").set_autocomplete(true));
        let command = CreateCommand::new("game")
            .description("A game")
            .add_option(start);
        let commands = context
            .http
            .create_global_commands(&vec![command])
            .await
            .expect("commands are registered");
        assert_eq!(commands.len(), 1);
        call_every_endpoint(&context, &ready)
            .await
            .expect("the library can parse every response");
    }

    async fn interaction_create(&self, context: Context, interaction: Interaction) {
        if let Err(error) = respond(&context, interaction).await {
            panic!("the library could not parse a response: {error:?}");
        }
    }
}

/// Calls every endpoint that a bot may use when it starts.
async fn call_every_endpoint(context: &Context, ready: &Ready) -> serenity::Result<()> {
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
    upload_emoji(context).await?;
    let channel = ready.user.id.to_user(http).await;
    channel.map(|user| assert!(user.bot))
}

/// Uploads, lists, reads, renames and deletes an emoji of the application.
async fn upload_emoji(context: &Context) -> serenity::Result<()> {
    let image = CreateAttachment::bytes(png(128, 128), "sword.png").to_base64();
    let emoji = context.create_application_emoji("sword", &image).await?;
    let renamed = context
        .edit_application_emoji(emoji.id, "knight_sword")
        .await?;
    let listed = context.get_application_emojis().await?;
    let names: Vec<&str> = listed.iter().map(|emoji| emoji.name.as_str()).collect();
    assert_eq!(names, ["knight_sword"]);
    let read = context.get_application_emoji(emoji.id).await?;
    assert_eq!((read.id, read.name), (renamed.id, renamed.name));
    assert_eq!(renamed.user.map(|user| user.bot), Some(true));
    context.delete_application_emoji(emoji.id).await
}

async fn respond(context: &Context, interaction: Interaction) -> serenity::Result<()> {
    match interaction {
        Interaction::Command(command) => {
            let button = CreateButton::new("join")
                .label("Join")
                .style(ButtonStyle::Success)
                .emoji('🃏');
            let response = CreateInteractionResponseMessage::new()
                .embed(
                    CreateEmbed::new()
                        .title("A table")
                        .image("attachment://board.png"),
                )
                .add_file(CreateAttachment::bytes(png(80, 60), "board.png"))
                .components(vec![CreateActionRow::Buttons(vec![button])]);
            command
                .create_response(context, CreateInteractionResponse::Message(response))
                .await?;
            command.get_response(context).await?;
            let edit = EditInteractionResponse::new().content("Two seats");
            let shown = command.edit_response(context, edit).await?;
            let image = shown.embeds[0].image.as_ref().expect("the picture stays");
            assert_eq!((image.width, image.height), (Some(80), Some(60)));
            let board = CreateAttachment::bytes(png(40, 30), "board.png").description("a board");
            let edit = EditInteractionResponse::new()
                .embed(
                    CreateEmbed::new()
                        .title("A table")
                        .image("attachment://board.png"),
                )
                .attachments(EditAttachments::new().add(board));
            let shown = command.edit_response(context, edit).await?;
            let image = shown.embeds[0].image.as_ref().expect("another picture");
            assert_eq!((image.width, image.height), (Some(40), Some(30)));
            assert!(shown.attachments.is_empty());
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
            let response = CreateAutocompleteResponse::new().set_choices(vec![choice]);
            command
                .create_response(context, CreateInteractionResponse::Autocomplete(response))
                .await?;
        }
        Interaction::Component(component) => {
            assert_eq!(component.data.custom_id, "join");
            let response = CreateInteractionResponseMessage::new().content("Joined");
            component
                .create_response(context, CreateInteractionResponse::UpdateMessage(response))
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

/// Connects the bot; returns its shard manager, its event counter and its task.
async fn connect(
    sandbox: &Sandbox,
) -> (
    Arc<ShardManager>,
    watch::Receiver<usize>,
    JoinHandle<serenity::Result<()>>,
) {
    let (counter, event_count) = watch::channel(0);
    let http = HttpBuilder::new(sandbox.token())
        .proxy(sandbox.url())
        .ratelimiter_disabled(true)
        .build();
    let intents = GatewayIntents::non_privileged();
    let mut client: Client = ClientBuilder::new_with_http(http, intents)
        .event_handler(Bot)
        .raw_event_handler(Counter(counter))
        .await
        .expect("the client is built");
    let shards = Arc::clone(&client.shard_manager);
    (
        shards,
        event_count,
        tokio::spawn(async move { client.start().await }),
    )
}

/// Waits for the next entry of a kind in a user's feed.
async fn next(sandbox: &TestSandbox, user: &str, after: &mut u64, kind: &str) -> Value {
    loop {
        let feed = sandbox
            .get(&format!("/users/{user}/feed?after={after}&wait_ms=60000"))
            .await;
        let entries = feed["entries"].as_array().cloned().unwrap_or_default();
        assert!(!entries.is_empty(), "{user} got no entry of kind {kind}");
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
async fn serenity_understands_every_event_and_response() {
    let sandbox = TestSandbox::new().await;
    let (shards, event_count, task) = connect(&sandbox.inner).await;
    assert_eq!(
        sandbox.get("/gateway?wait_ms=60000").await["connected"],
        true
    );
    let commands = sandbox
        .get("/commands?server=Spielerunde&wait_ms=60000")
        .await;
    assert_eq!(commands["commands"][0]["name"], "game");

    let choices = sandbox
        .post(
            "/users/anna/autocomplete",
            json!({"channel": "cards", "command": "game start", "options": {"card": "7"}, "focused": "card"}),
        )
        .await;
    assert_eq!(
        choices["choices"],
        json!([{"name": "Knight 7", "value": "7"}])
    );

    sandbox
        .post(
            "/users/anna/command",
            json!({"channel": "cards", "command": "game start", "options": {"opponent": "ben"}}),
        )
        .await;
    let mut after = 0;
    let posted = next(&sandbox, "anna", &mut after, "posted").await;
    assert_eq!(posted["message"]["interaction"]["name"], "game start");
    let picture = text(&posted["message"]["embeds"][0]["image"]["url"]);
    assert!(picture.starts_with(&sandbox.inner.url()), "{picture}");
    let direct = next(&sandbox, "anna", &mut after, "posted").await;
    assert_eq!(direct["message"]["content"], "Your hand");
    assert_eq!(direct["notifies"], true);

    sandbox
        .post(
            "/users/ben/press",
            json!({"message": posted["message_id"], "button": "Join"}),
        )
        .await;
    let edited = next(&sandbox, "anna", &mut after, "edited").await;
    assert_eq!(edited["message"]["content"], "Joined");
    let mut after_ben = 0;
    next(&sandbox, "ben", &mut after_ben, "edited").await;
    let secret = next(&sandbox, "ben", &mut after_ben, "posted").await;
    assert_eq!(secret["ephemeral"], true);
    sandbox
        .post(
            "/users/ben/message",
            json!({"channel": "cards", "content": "hello"}),
        )
        .await;
    next(&sandbox, "ben", &mut after_ben, "posted").await;

    // After a dropped connection the bot resumes, and gets the events sent in between.
    let dropped = sandbox
        .post("/faults", json!({"kind": "drop_gateway"}))
        .await;
    assert_eq!(dropped["sockets"], 1);
    let resumed = sandbox.get("/gateway?wait_ms=60000&resumed_after=0").await;
    assert_eq!(resumed["resumed"], 1);
    sandbox
        .post(
            "/channels",
            json!({"server": "Card Club", "name": "new-channel"}),
        )
        .await;
    let deleted = sandbox
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
    next(&sandbox, "anna", &mut after, "deleted").await;

    let events = sandbox.get("/events").await;
    let entries = events["entries"].as_array().cloned().unwrap_or_default();
    for entry in &entries {
        let read = serde_json::from_value::<GatewayEvent>(entry["payload"].clone());
        assert!(read.is_ok(), "{read:?} in {entry}");
    }
    wait_for_events(event_count, entries.len()).await;
    let requests = sandbox.get("/requests").await;
    for request in requests["entries"].as_array().into_iter().flatten() {
        assert!(request["status"].as_u64() < Some(300), "{request}");
    }
    shards.shutdown_all().await;
    assert_eq!(
        sandbox.get("/gateway?wait_ms=60000&gone=true").await["connected"],
        false
    );
    task.abort();
    sandbox.inner.shutdown().await;
}

/// Waits until the library has parsed this many events.
async fn wait_for_events(mut count: watch::Receiver<usize>, events: usize) {
    let all = count.wait_for(|count| *count >= events);
    let waited = tokio::time::timeout(Duration::from_mins(1), all).await;
    assert!(
        waited.is_ok(),
        "the library parsed fewer than {events} events"
    );
}
