//! The emoji of applications.

use super::*;

laws![emoji_load_as_they_were_saved_last];

async fn emoji_load_as_they_were_saved_last(store: &dyn Store) {
    let load = async |application| {
        let mut emoji = store.emoji(application).await.expect("the emoji load");
        emoji.sort();
        emoji
    };
    assert_eq!(load(1).await, []);
    let application = u64::MAX >> 1;
    for (name, id) in [("goblin", 1), ("knight", 2), ("goblin", 3)] {
        let saved = store.save_emoji(application, name, id).await;
        saved.expect("the emoji is saved");
    }
    let expected = [("goblin".to_owned(), 3), ("knight".to_owned(), 2)];
    assert_eq!(load(application).await, expected);
    assert_eq!(load(1).await, []);
}
