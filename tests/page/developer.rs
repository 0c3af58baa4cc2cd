//! The developer drawer: fault injection, traffic, and the bot's processes.

use discord_sandbox::{Options, ProcessRequest};

use super::browser::Driver;
use super::tab::Tab;
use super::world::World;

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn faults_can_be_injected_and_traffic_observed() {
    let Some(driver) = Driver::start().await else {
        return;
    };
    let world = World::new().await;
    let tab = Tab::open(&driver, &world.url(), "ben").await;
    tab.click("#top button", "Developer drawer").await;
    tab.click("#developer button", "500").await;
    tab.sees("#developer [role=status]", "500 × 1").await;
    tab.click("#developer button", "Clear").await;
    tab.sees("#developer [role=status]", "No pending faults.")
        .await;

    // A lost press fails visibly, and pressing again works.
    tab.command("/claim start").await;
    tab.sees(".traffic li", "INTERACTION_CREATE").await;
    tab.click(".people button", "Fiona").await;
    tab.sees(".message button", "Join").await;
    tab.click("#developer button", "Lose interaction").await;
    tab.sees("#developer [role=status]", "Lose interaction × 1")
        .await;
    tab.click(".message button", "Join").await;
    tab.sees(".message .failed", "This interaction failed")
        .await;
    tab.click(".message button", "Join").await;
    tab.sees(".message button", "Start").await;

    // After a dropped connection the bot resumes.
    tab.click("#developer button", "Drop gateway").await;
    tab.sees(".traffic li", "RESUMED").await;
    tab.click(".message button", "Start").await;
    tab.sees(".message button", "My hand").await;

    // A message can be deleted, as a moderator would.
    let id = tab
        .run("return document.querySelector('.message .row').closest('li').id")
        .await;
    let id = id.as_str().unwrap_or_default();
    tab.click(&format!("#{id} .delete"), "").await;
    let gone = format!("return !document.getElementById('{id}')");
    tab.until("the deleted message to disappear", &gone).await;
    // This sandbox has no receiver of restart requests.
    tab.click("#developer button", "Restart bot").await;
    tab.sees("#toast", "The bot cannot be restarted from here")
        .await;
    tab.close().await;
    world.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn processes_are_listed_and_killed_and_started_by_buttons() {
    let Some(driver) = Driver::start().await else {
        return;
    };
    let sandbox = discord_sandbox::start(Options::default()).await;
    let sandbox = sandbox.expect("the sandbox starts");
    let mut requests = sandbox.process_requests();
    sandbox.show_processes(vec![true, false, true]);
    let tab = Tab::open(&driver, &sandbox.url(), "ben").await;
    tab.click("#top button", "Developer drawer").await;
    tab.sees("#developer .processes li", "Process 2 has ended")
        .await;
    tab.click("#developer button", "Start 2").await;
    let start = ProcessRequest::Start { process: 1 };
    assert_eq!(requests.recv().await, Ok(start));
    tab.click("#developer button", "Kill 3").await;
    let kill = ProcessRequest::Kill { process: 2 };
    assert_eq!(requests.recv().await, Ok(kill));
    sandbox.show_processes(vec![true, true, false]);
    tab.sees("#developer .processes li", "Process 3 has ended")
        .await;
    tab.sees("#developer .processes li", "Process 2 runs").await;
    tab.close().await;
    let tab = Tab::open_sized(&driver, &sandbox.url(), "anna", (390, 844), true).await;
    tab.click("#top button", "Entwicklerleiste").await;
    tab.sees("#developer .processes li", "Prozess 3 ist beendet")
        .await;
    tab.close().await;
    sandbox.shutdown().await;
}
