//! Autocompletion with slow responses: Enter never picks a suggestion that belongs to an earlier text.

use reqwest::Method;
use serde_json::{Value, json};

use super::browser::Driver;
use super::tab::{Tab, key};
use super::world::World;

/// Delays the bot's next responses to interactions.
async fn delay_responses(world: &World, count: u32) {
    let fault = json!({
        "kind": "slow", "count": count, "delay_ms": 1500, "method": "POST", "route": "/callback",
    });
    world.ask(Method::POST, "/faults", fault).await;
}

/// Waits until the delayed response is on its way.
async fn delay_has_begun(world: &World) {
    let faults = world
        .ask(Method::GET, "/faults?wait_ms=60000", Value::Null)
        .await;
    assert_eq!(faults["faults"], json!([]), "no response was delayed");
}

/// Opens the page, enters a command, and focuses the field of an option.
async fn open_option(driver: &Driver, world: &World, option: &str) -> Tab {
    let tab = Tab::open(driver, &world.url(), "ben").await;
    tab.click("#composer-input", "").await;
    tab.press("/claim start").await;
    tab.sees("#composer .picker li.highlighted", "/claim start")
        .await;
    tab.press(key::ENTER).await;
    tab.sees(".command-name", "/claim start").await;
    tab.press(option).await;
    tab.sees("#composer > .picker li.highlighted", option).await;
    tab.press(key::ENTER).await;
    tab.focuses(option).await;
    tab
}

/// Waits for suggestions, and returns their titles.
async fn suggestions(tab: &Tab) -> Vec<String> {
    let body = "const titles = [...document.querySelectorAll('.field-box .picker li .title')];
        return titles.length && titles.map((it) => it.innerText)";
    let titles = tab.until("suggestions", body).await;
    serde_json::from_value(titles).expect("titles are texts")
}

/// Waits until the option has this text and the focus has moved on.
async fn option_is(tab: &Tab, option: &str, text: &str) {
    tab.focuses("composer-input").await;
    let script = format!("return document.querySelector('[data-option={option}]').value");
    assert_eq!(tab.run(&script).await, text);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn typed_number_is_used_instead_of_a_suggestion_for_the_former_text() {
    let Some(driver) = Driver::start().await else {
        return;
    };
    let world = World::new().await;
    let tab = open_option(&driver, &world, "players").await;
    assert_ne!(suggestions(&tab).await[0], "3", "the first suggestion");
    delay_responses(&world, 100).await;
    tab.press(&format!("3{}", key::ENTER)).await;
    option_is(&tab, "players", "3").await;
    world.ask(Method::DELETE, "/faults", Value::Null).await;
    tab.press(key::ENTER).await;
    tab.sees(".message.private", "Only you can see this").await;
    let commands = world.ask(Method::GET, "/events", Value::Null).await;
    let entries = commands["entries"].as_array().into_iter().flatten();
    let sent = entries
        .map(|entry| &entry["payload"]["d"])
        .find(|interaction| interaction["type"] == 2)
        .expect("the command was sent");
    let option = &sent["data"]["options"][0]["options"][0];
    assert_eq!(
        (&option["name"], &option["value"]),
        (&json!("players"), &json!(3))
    );
    tab.close().await;
    world.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn enter_waits_for_the_suggestions_for_the_typed_text() {
    let Some(driver) = Driver::start().await else {
        return;
    };
    let world = World::new().await;
    let tab = open_option(&driver, &world, "game").await;
    let titles = suggestions(&tab).await;
    let wanted = titles.last().expect("there are several games");
    delay_responses(&world, 100).await;
    // Watched from the beginning: on a busy machine, the page may have stopped waiting before this test looks at it.
    tab.run(
        "new MutationObserver(() => {
             const hint = document.querySelector('#composer .hint');
             if (hint?.textContent.includes('Loading options…'))
                 window.hidWhileWaiting = document.querySelector('.field-box .picker').hidden;
         }).observe(document.body, {subtree: true, childList: true, attributes: true, characterData: true});",
    )
    .await;
    tab.press(&format!("{wanted}{}", key::ENTER)).await;
    option_is(&tab, "game", wanted).await;
    assert_eq!(
        tab.run("return window.hidWhileWaiting").await,
        true,
        "the suggestions for the earlier text are hidden"
    );
    tab.close().await;
    world.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn late_suggestions_for_a_former_text_are_dropped() {
    let Some(driver) = Driver::start().await else {
        return;
    };
    let world = World::new().await;
    let tab = open_option(&driver, &world, "game").await;
    let titles = suggestions(&tab).await;
    let (former, wanted) = (&titles[0], titles.last().expect("there are several games"));
    delay_responses(&world, 1).await;
    tab.press(&former[..1]).await;
    delay_has_begun(&world).await;
    tab.press(&format!("{}{wanted}", key::BACKSPACE)).await;
    tab.sees(".field-box .picker li.highlighted", wanted).await;
    // Only the delayed request takes longer than a second.
    let delayed_received = "const isSlow = (it) => it.name.endsWith('/autocomplete') && it.duration > 1000;
        const check = () => { if (performance.getEntriesByType('resource').some(isSlow)) done(true); };
        new PerformanceObserver(check).observe({type: 'resource'});
        check();";
    tab.run_until_done(delayed_received).await;
    assert_eq!(&suggestions(&tab).await[0], wanted);
    tab.press(key::ENTER).await;
    option_is(&tab, "game", wanted).await;
    tab.close().await;
    world.stop().await;
}
