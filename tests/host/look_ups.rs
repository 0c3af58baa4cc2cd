//! How often a press or a command reads its match from a store that several processes use: each reading is a statement
//! that the database executes while the user waits.

use std::collections::BTreeMap;
use std::sync::Mutex;

use claim_discord::{
    Application, Artwork, BotIdentity, DiscordMessenger, Rest, RestFailure, RestRequest,
    RestResponse, component_id,
};
use claim_screens::{
    ClockPress, FinishedPress, HandPress, Press, ResignPress, Shareable, WatchPress,
};
use claim_simulation::{MemoryStore, Operation};
use claim_table::ids::MatchId;
use claim_table::limits::Limits;
use futures::FutureExt;
use futures::future::{BoxFuture, ready};
use serde_json::{Value, json};

use super::*;

/// The reads that compare a match in memory with the store, or load it.
const LOOK_UPS: [&str; 2] = ["match_status", "load"];

/// The bot's own id, and that of its application.
const BOT: u64 = 9;

/// Discord, which does everything it is asked, under the next of its ids.
#[derive(Debug, Default)]
struct Willing(AtomicU64);

impl Rest for Willing {
    fn send(&self, _: RestRequest) -> BoxFuture<'_, Result<RestResponse, RestFailure>> {
        let id = 1000 + self.0.fetch_add(1, Ordering::Relaxed);
        let body = json!({"id": id.to_string(), "channel_id": "1"});
        ready(Ok(RestResponse {
            status: 200,
            body,
            retry_after: None,
        }))
        .boxed()
    }
}

/// One of several processes, with a match of two people.
struct Process {
    app: Application,
    host: Host<DiscordMessenger>,
    counts: Arc<Mutex<BTreeMap<&'static str, usize>>>,
    id: MatchId,
    sent: u64,
}

impl Process {
    async fn new() -> Self {
        let store = MemoryStore::shared();
        let counts: Arc<Mutex<BTreeMap<_, usize>>> = Arc::default();
        let counted = counts.clone();
        let observed = store.connect();
        observed.set_faults(move |operation: Operation| {
            *counted.lock().unwrap().entry(operation.name).or_default() += 1;
            None
        });
        let rest: Arc<dyn Rest> = Arc::new(Willing::default());
        let artwork = Arc::new(Artwork::new(false, true));
        let minute = Duration::from_mins(1);
        let messenger = DiscordMessenger::new(rest.clone(), BOT, artwork.clone(), minute);
        let (_, clock) = Clock::manual(NOW);
        let limits = Limits::default();
        let host = Host::load(Arc::new(observed), messenger, clock, Duration::ZERO, limits);
        let host = host.await.expect("the matches load");
        let identity = BotIdentity {
            application: BOT,
            user: UserId(BOT),
        };
        let app = Application::new(host.clone(), rest, identity, artwork);
        let table = host
            .tables()
            .open_table(request(), person(1))
            .await
            .expect("a table");
        let id = table.id();
        let join = Command::Join(person(2).into_player(String::new()), None);
        let start = Command::Start {
            user: UserId(1),
            entropy: None,
        };
        for command in [join, start] {
            host.command(id, command).await.expect("it is allowed");
        }
        host.present(id);
        Self {
            app,
            host,
            counts,
            id,
            sent: 0,
        }
    }

    async fn table(&self) -> Table {
        self.host.table(self.id).await.expect("it loads")
    }

    /// Sends an interaction of the player to act, or of the first one, once nothing else happens. Returns how often its
    /// match was looked up.
    async fn look_ups(&mut self, data: Value, message: Value) -> usize {
        let table = self.table().await;
        let player = table.to_act().and_then(|seat| table.seating().player(seat));
        let user = player.map_or(1, |player| player.user.0);
        tokio::time::sleep(TIMEOUT).await;
        self.sent += 1;
        let kind = if message.is_null() { 2 } else { 3 };
        let user = json!({"id": user.to_string(), "username": format!("player {user}")});
        let interaction = json!({
            "id": self.sent.to_string(), "token": "token", "type": kind, "locale": "en-US",
            "guild_id": "1", "channel_id": "1", "channel": {"type": 0},
            "member": {"user": user, "permissions": "0"}, "data": data, "message": message,
        });
        self.counts.lock().unwrap().clear();
        self.app.handle(&interaction).await;
        let counts = self.counts.lock().unwrap();
        LOOK_UPS.iter().filter_map(|name| counts.get(name)).sum()
    }

    async fn press(&mut self, press: impl Into<Press>) -> usize {
        let data = json!({"component_type": 2, "custom_id": component_id::encode(&press.into())});
        let message = json!({"id": "500", "channel_id": "1", "flags": 1 << 6});
        self.look_ups(data, message).await
    }

    async fn command(&mut self, name: &str, options: Value) -> usize {
        let command = json!({"name": name, "type": 1, "options": options});
        let data = json!({"name": "claim", "type": 1, "options": [command]});
        self.look_ups(data, Value::Null).await
    }

    /// A play of the player to act: the first that is legal.
    async fn next_action(&self) -> String {
        let table = self.table().await;
        let dealt = table.dealt().expect("it is dealt");
        let view = dealt.state().view(table.to_act().expect("it is running"));
        view.legal_actions()[0].to_string()
    }
}

#[tokio::test(start_paused = true)]
async fn match_is_looked_up_once() {
    let mut process = Process::new().await;
    let id = process.id;
    let table = process.table().await;
    let play = HandPress::Act {
        table: id,
        line: table.line_count(),
        action: process.next_action().await,
    };
    // The second press is out of date.
    for press in [HandPress::Show(id), play.clone(), play] {
        assert_eq!(process.press(press.clone()).await, 1, "{press:?}");
    }
    assert!(process.table().await.line_count() > table.line_count());
    let action = json!([{"name": "move", "type": 3, "value": process.next_action().await}]);
    let last = process.table().await.line_count();
    assert_eq!(process.command("play", action).await, 1);
    assert!(process.table().await.line_count() > last);
    for command in ["hand", "table", "resign"] {
        assert_eq!(process.command(command, json!([])).await, 1, "{command}");
    }
    assert_eq!(process.press(WatchPress::Details(id)).await, 1);
    assert_eq!(process.press(ClockPress::Show(id)).await, 1);
    // Saving tells whether the match was changed by another process.
    assert_eq!(process.press(ResignPress::Resign(id)).await, 0);
    let replay = Shareable::Replay {
        table: id,
        actions: 1,
    };
    assert_eq!(process.press(FinishedPress::Record(id)).await, 1);
    assert_eq!(process.press(replay).await, 1);
}
