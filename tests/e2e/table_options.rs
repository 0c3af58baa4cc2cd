//! The private menu of an open table: bots, seats, people, and the game.

use serde_json::json;

use super::matches::{Match, Record};
use super::message::Message;
use super::person::Person;
use super::world::{CHANNEL, World};

/// Opens the private menu of a table.
async fn open_menu(person: &Person, lobby: &Message) -> Message {
    let menu = person.press_kind(lobby, "table-options").await;
    let menu = menu.expect("the options of the table");
    assert!(menu.is_ephemeral());
    menu
}

/// Chooses the option with this label of a menu. Returns the menu afterwards.
async fn choose(person: &Person, menu: &Message, label: &str) -> Message {
    let select = menu.select_labelled(label);
    let select = select.unwrap_or_else(|| panic!("no {label} in {menu:?}"));
    let changed = person.choose_labelled(menu, select, label).await;
    changed.expect("the menu is shown again")
}

async fn wait_for_lobby(viewer: &Person, lobby: &Message, says: &str) -> Message {
    let is_updated = |message: &Message| message.id() == lobby.id() && message.contains_text(says);
    viewer.wait_for_message(CHANNEL, is_updated).await
}

async fn wait_for_table(viewer: &Person) -> Message {
    let is_open = |message: &Message| message.enabled_button("join").is_some();
    viewer.wait_for_message(CHANNEL, is_open).await
}

#[tokio::test]
async fn player_who_missed_a_rematch_is_told_how_to_play_again() {
    let world = World::new().await;
    let [anna, ben, fiona] = ["anna", "ben", "fiona"].map(|it| world.person(it));
    let end = Match::start(CHANNEL, &anna, &ben).await.resign(1).await;
    ben.set(json!({"locale": "en-US"})).await;
    anna.press_kind(&end, "rematch").await;
    let lobby = wait_for_table(&fiona).await;
    let menu = open_menu(&anna, &lobby).await;
    choose(&anna, &menu, "Einladung an Ben zurückziehen").await;
    fiona.press_kind(&lobby, "join").await;
    let full = anna.wait_for_button(CHANNEL, &lobby.id(), "start").await;
    anna.press_kind(&full, "start").await;
    anna.wait_for_button(CHANNEL, &lobby.id(), "hand").await;
    let missed = ben.press_kind(&end, "rematch").await.expect("an answer");
    assert!(
        missed.contains_text("The rematch has begun without you."),
        "{}",
        missed.text()
    );
    world.end_unread().await;
}

#[tokio::test]
async fn host_invites_several_people_from_a_menu_and_they_are_called() {
    let world = World::new().await;
    let [anna, ben, clara, fiona] = ["anna", "ben", "clara", "fiona"].map(|it| world.person(it));
    let options = json!({"game": "claim-it", "players": 4});
    fiona.command("claim start", options).await;
    let is_open = |message: &Message| message.enabled_button("join").is_some();
    let lobby = fiona.wait_for_message(CHANNEL, is_open).await;
    let leave = lobby.enabled_button("leave").expect("a button").custom_id;
    let menu = leave.replace("leave:", "invite:");
    let shown = fiona
        .press_kind(&lobby, "table-options")
        .await
        .expect("the options");
    for (people, refusal) in [
        (["fiona"].as_slice(), "yourself"),
        (&["otto-bot"], "bot"),
        (&["gustav"], "not in this server"),
    ] {
        let refused = fiona.choose_people(&shown, &menu, people).await;
        let refused = refused.expect("an answer");
        assert!(refused.contains_text(refusal), "{}", refused.text());
    }
    // The ping is posted even if the channel is rate-limited for a moment.
    world
        .inject_fault(json!({
            "kind": "429", "retry_after": 0.1, "method": "POST", "route": "/messages", "count": 2
        }))
        .await;
    let invited = fiona.choose_people(&shown, &menu, &["anna", "clara"]).await;
    let invited = invited.expect("the options");
    assert!(invited.contains_text("Everyone you picked is invited."));
    let again = fiona.choose_people(&invited, &menu, &["anna"]).await;
    let again = again.expect("the options");
    assert!(again.contains_text("already has a seat or an invitation"));
    for person in [&anna, &clara] {
        let mention = format!("<@{}>", person.id().await);
        let is_call = |it: &Message| it.id() != lobby.id() && it.contains_text(&mention);
        let call = person.wait_for_message(CHANNEL, is_call).await;
        assert!(
            call.contains_text(&format!("/{})", lobby.id())),
            "{}",
            call.text()
        );
    }
    let is_reserved = |message: &Message| message.contains_text("reserved for **Clara**");
    let table = clara.wait_for_message(CHANNEL, is_reserved).await;
    // One seat is left, so the menu allows one more person.
    let menus = invited.0["components"].to_string();
    assert!(menus.contains("\"max_values\":1"), "{menus}");
    clara.press_kind(&table, "join").await;
    ben.press_kind(&table, "join").await;
    // Only the host has the menu for invitations, and only while a seat is free.
    let is_full = |message: &Message| message.contains_text("**Ben**");
    let table = ben.wait_for_message(CHANNEL, is_full).await;
    for person in [&ben, &fiona] {
        let shown = person
            .press_kind(&table, "table-options")
            .await
            .expect("the options");
        assert!(!shown.0["components"].to_string().contains("invite:"));
    }
    let refused = ben.forge(&table, &menu).await.expect("an answer");
    assert!(refused.is_ephemeral(), "a button has chosen no people");
    world.end_unread().await;
}

#[tokio::test]
async fn host_invites_several_people_and_arranges_the_table() {
    let world = World::new().await;
    let [anna, ben, clara, david] =
        ["anna", "ben", "clara", "david"].map(|name| world.person(name));
    for person in [&anna, &ben] {
        person.set(json!({"locale": "en-GB"})).await;
    }
    david.set(json!({"locale": "de"})).await;
    // Three guests need a table with four seats.
    let options = json!({"opponent": "ben", "opponent2": "clara", "opponent3": "david"});
    let too_few = json!({"opponent": "ben", "opponent2": "clara", "players": 2});
    let refused = anna.command("claim start", too_few).await;
    assert!(refused.contains_text("You invited more people than there are seats."));
    anna.command("claim start", options).await;
    let lobby = wait_for_table(&ben).await;
    assert!(
        lobby.contains_text("press “Join” to take your seats."),
        "{}",
        lobby.text()
    );
    for name in ["Ben", "Clara", "David"] {
        assert!(lobby.contains_text(&format!("reserved for **{name}**")));
    }
    david.wait_for_invitation(CHANNEL).await;

    // Clara declines in German, and David’s invitation is withdrawn.
    let declined = clara.press_kind(&lobby, "decline").await;
    assert!(declined.is_some_and(|it| it.contains_text("**Clara** has declined.")));
    // The table says so, and nothing else does.
    wait_for_lobby(&anna, &lobby, "**Clara** has declined.").await;
    let menu = open_menu(&anna, &lobby).await;
    let davids = david.id().await;
    let mut choices = menu.select_values().into_iter();
    let withdraw = choices.find(|it| it.starts_with("withdraw") && it.ends_with(&davids));
    let menu = choose(&anna, &menu, "Withdraw David’s invitation").await;
    assert!(
        menu.contains_text("The invitation was withdrawn."),
        "{}",
        menu.text()
    );
    let again = anna.forge(&menu, &withdraw.expect("a choice")).await;
    let again = again.expect("an answer");
    assert!(
        again.contains_text("That invitation is no longer open."),
        "{}",
        again.text()
    );
    ben.press_kind(&lobby, "join").await;
    let open = wait_for_lobby(&david, &lobby, "Seat 3: **Ben**").await;
    david.press_kind(&open, "join").await;

    // Anna chooses David as her partner and then Ben, and makes him the host; he removes Anna.
    let menu = open_menu(&anna, &lobby).await;
    assert!(
        menu.enabled_button("game-options").is_none(),
        "others have joined"
    );
    let menu = choose(&anna, &menu, "Play in a team with David").await;
    let teams = "Team 1 – Seat 1: **Anna** · Seat 3: **David**";
    wait_for_lobby(&ben, &lobby, teams).await;
    let menu = choose(&anna, &menu, "Play in a team with Ben").await;
    assert!(menu.contains_text("The seats were changed."));
    let teams = "Team 1 – Seat 1: **Anna** · Seat 3: **Ben**";
    wait_for_lobby(&ben, &lobby, teams).await;
    let menu = choose(&anna, &menu, "Make Ben the host").await;
    assert!(menu.contains_text("**Ben** hosts this table."));
    assert!(menu.enabled_button("cancel").is_none());
    let menu = open_menu(&ben, &lobby).await;
    let menu = choose(&ben, &menu, "Remove Anna from the table").await;
    let is_told = |message: &Message| message.contains_text("**Ben** has removed you");
    anna.wait_for_message("dm", is_told).await;
    assert!(menu.contains_text("Done. The seat is free."));
    let open = wait_for_lobby(&ben, &lobby, "Seat 1: free").await;
    let refused = anna.press_kind(&open, "join").await.expect("an answer");
    assert!(refused.contains_text("The host removed you from this table."));

    // Two people and two free seats are left. Bots fill these, and David changes his seat.
    let menu = choose(&ben, &menu, "Fill the free seats: easy bots").await;
    assert!(menu.contains_text("🤖 Pip (easy) and 🤖 Fenno (easy) joined the table."));
    let menu = open_menu(&david, &lobby).await;
    let menu = choose(&david, &menu, "Platz 1 nehmen, im Team mit Ben").await;
    assert!(
        menu.contains_text("Die Plätze sind geändert."),
        "{}",
        menu.text()
    );
    let full = wait_for_lobby(&ben, &lobby, "Seat 1: **David** · Seat 3: **Ben**").await;
    assert!(full.contains_text("Pip") && full.contains_text("Fenno"));
    ben.press_kind(&full, "start").await;
    let table = ben.wait_for_button(CHANNEL, &full.id(), "hand").await;
    let question = ben.press_kind(&table, "ask-resign").await;
    ben.press_kind(&question.expect("a question"), "resign")
        .await;
    let end = david.wait_for_button(CHANNEL, &full.id(), "rematch").await;
    let record = Record::of(&ben, &end).await;
    let names = json!(["David", "Pip (Bot, easy)", "Ben", "Fenno (Bot, easy)"]);
    assert_eq!(record.header()["names"], names);
    let shares = record.header()["entropy"].as_array().expect("the shares");
    let words: Vec<_> = shares
        .iter()
        .map(|it| it.as_str().unwrap_or_default().split_whitespace().count())
        .collect();
    assert_eq!(words, [1, 0, 2, 0], "joining, and starting for Ben");
    let checked = claim_rules::record::check(&record.text).expect("the record is valid");
    assert_eq!(checked.fairness, claim_rules::record::Fairness::Proven);
    world.end_unread().await;
}

#[tokio::test]
async fn host_changes_the_game_until_another_person_joins() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    anna.command("claim start", json!({"opponent": "ben"}))
        .await;
    let lobby = wait_for_table(&ben).await;
    let menu = open_menu(&anna, &lobby).await;
    let games = anna.press(&menu, "Spiel oder Zeit ändern").await;
    let games = games.expect("the games");
    let games = choose(&anna, &games, "Claim 1 + 2").await;
    let games = choose(&anna, &games, "3 Personen").await;
    assert!(games.contains_text("für 3 Personen"), "{}", games.text());
    let changed = wait_for_lobby(&ben, &lobby, "Seat 3: reserved for **Ben**").await;
    assert!(
        changed.contains_text("Claim 1 + 2: open table"),
        "{}",
        changed.text()
    );
    let factions = changed.text();
    let again = anna.press(&games, "Fraktionen neu auslosen").await;
    again.expect("the games");
    let is_other = |message: &Message| message.id() == lobby.id() && message.text() != factions;
    ben.wait_for_message(CHANNEL, is_other).await;
    let games = choose(&anna, &games, "3 Tage pro Zug").await;
    wait_for_lobby(&ben, &lobby, "Time per turn: 3 days").await;
    let games = choose(&anna, &games, "Claim It").await;
    let games = choose(&anna, &games, "Anspruchssteine kehren zurück").await;
    let games = choose(&anna, &games, "2 Personen").await;
    let is_final = |message: &Message| {
        message.contains_text("Variant: Claim stones return") && !message.contains_text("Seat 3")
    };
    let variant = ben.wait_for_message(CHANNEL, is_final).await;
    // Ben pressed while the message still showed the first game.
    let join = lobby.enabled_button("join").expect("a button");
    let refused = ben.forge(&variant, &join.custom_id).await;
    let refused = refused.expect("an answer");
    assert!(
        refused.contains_text("The host has just changed the game or the time."),
        "{}",
        refused.text()
    );
    ben.press_kind(&variant, "join").await;
    ben.wait_for_button(CHANNEL, &lobby.id(), "hand").await;
    let late = choose(&anna, &games, "Claim").await;
    assert!(
        late.contains_text("Diese Partie hat schon begonnen."),
        "{}",
        late.text()
    );
    world.end_unread().await;
}

#[tokio::test]
async fn game_can_be_changed_after_any_first_choices_in_the_menus() {
    let world = World::new().await;
    let ben = world.person("ben");
    let options = json!({"game": "claim-it", "variant": "standard"});
    ben.command("claim start", options).await;
    let lobby = wait_for_table(&ben).await;
    let menu = open_menu(&ben, &lobby).await;
    let games = ben.press(&menu, "Change game or time").await;
    // The menus of players and of variants begin with the same choice: the table as it is.
    let games = choose(&ben, &games.expect("the games"), "Claim stones return").await;
    choose(&ben, &games, "Claim 2").await;
    wait_for_lobby(&ben, &lobby, "Claim 2: open table").await;
    ben.cancel_table(&lobby).await;
    world.end_unread().await;
}

#[tokio::test]
async fn call_of_people_who_have_all_declined_is_deleted() {
    let world = World::new().await;
    let [anna, clara, fiona] = ["anna", "clara", "fiona"].map(|it| world.person(it));
    let options = json!({"game": "claim-it", "players": 3});
    fiona.command("claim start", options).await;
    let is_open = |message: &Message| message.enabled_button("join").is_some();
    let lobby = fiona.wait_for_message(CHANNEL, is_open).await;
    let leave = lobby.enabled_button("leave").expect("a button").custom_id;
    let menu = leave.replace("leave:", "invite:");
    let shown = fiona.press_kind(&lobby, "table-options").await;
    let shown = shown.expect("the options");
    fiona.choose_people(&shown, &menu, &["anna", "clara"]).await;
    let mention = format!("<@{}>", anna.id().await);
    let is_call = |it: &Message| it.id() != lobby.id() && it.contains_text(&mention);
    let call = anna.wait_for_message(CHANNEL, is_call).await;
    let says = |text: &'static str| {
        let table = lobby.id();
        move |it: &Message| it.id() == table && it.contains_text(text)
    };
    let table = anna
        .wait_for_message(CHANNEL, says("reserved for **Anna**"))
        .await;
    anna.press_kind(&table, "decline").await;
    clara
        .wait_for_message(CHANNEL, says("**Anna** has declined."))
        .await;
    let shown = clara.messages(CHANNEL).await;
    assert!(shown.iter().any(is_call), "another person has not answered");
    clara.press_kind(&table, "decline").await;
    world.wait_for_deletion(&call.id()).await;
    let shown = clara.messages(CHANNEL).await;
    assert!(!shown.iter().any(is_call));
    world.end_unread().await;
}
