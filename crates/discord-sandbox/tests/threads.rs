//! Public threads that are started from a message.

use reqwest::Method;
use serde_json::{Value, json};

use super::support::{TestSandbox, text};

#[tokio::test]
async fn thread_is_started_once_posted_in_and_archived() {
    let sandbox = TestSandbox::new().await;
    let channel = sandbox.channel("general").await;
    let path = format!("/channels/{channel}/messages");
    let content = json!({"content": "here"});
    let message = sandbox.bot_ok(Method::POST, &path, content.clone()).await;
    let message = text(&message["id"]);
    let threads = format!("{path}/{message}/threads");
    let body = json!({"name": "A match", "auto_archive_duration": 10_080});
    let refused = json!({"name": "", "auto_archive_duration": 10_080});
    sandbox
        .bot_rejected(Method::POST, &threads, refused, (400, 50035))
        .await;
    let thread = sandbox.bot_ok(Method::POST, &threads, body.clone()).await;
    assert_eq!(thread["id"], message, "the thread of a message has its id");
    assert_eq!(thread["type"], 11);
    assert_eq!(thread["parent_id"], channel);
    sandbox
        .bot_rejected(Method::POST, &threads, body, (400, 160_004))
        .await;

    let inside = format!("/channels/{message}/messages");
    let posted = sandbox.bot_ok(Method::POST, &inside, content.clone()).await;
    let posted = format!("{inside}/{}", text(&posted["id"]));
    let in_thread = format!("{posted}/threads");
    let body = json!({"name": "Another"});
    sandbox
        .bot_rejected(Method::POST, &in_thread, body, (400, 50024))
        .await;
    let one = format!("/channels/{message}");
    let archive = json!({"archived": true});
    let archived = sandbox.bot_ok(Method::PATCH, &one, archive).await;
    assert_eq!(archived["thread_metadata"]["archived"], true);
    sandbox
        .bot_rejected(Method::PATCH, &posted, content.clone(), (400, 50083))
        .await;
    sandbox
        .bot_rejected(Method::DELETE, &posted, Value::Null, (400, 50083))
        .await;
    // A post unarchives the thread.
    sandbox.bot_ok(Method::POST, &inside, content).await;
    let shown = sandbox.bot_ok(Method::GET, &one, Value::Null).await;
    assert_eq!(shown["thread_metadata"]["archived"], false);
}

#[tokio::test]
async fn threads_take_permissions_of_their_own() {
    let sandbox = TestSandbox::new().await;
    let path = format!("/channels/{}/messages", sandbox.channel("general").await);
    let content = json!({"content": "here"});
    let message = sandbox.bot_ok(Method::POST, &path, content.clone()).await;
    let message = text(&message["id"]);
    let threads = format!("{path}/{message}/threads");
    let permissions = "/channels/general/permissions";
    let deny = |name: &str| json!({"deny": [name]});
    sandbox
        .post(permissions, deny("CREATE_PUBLIC_THREADS"))
        .await;
    let body = json!({"name": "A match"});
    sandbox
        .bot_rejected(Method::POST, &threads, body.clone(), (403, 50013))
        .await;
    let allow = json!({"allow": ["CREATE_PUBLIC_THREADS"], "deny": ["SEND_MESSAGES"]});
    sandbox.post(permissions, allow).await;
    sandbox.bot_ok(Method::POST, &threads, body).await;
    let inside = format!("/channels/{message}/messages");
    sandbox.bot_ok(Method::POST, &inside, content.clone()).await;
    sandbox
        .post(permissions, deny("SEND_MESSAGES_IN_THREADS"))
        .await;
    sandbox
        .bot_rejected(Method::POST, &inside, content, (403, 50013))
        .await;
}
