//! After a person is told that their data was deleted, the store has none of it.

use claim_screens::i18n::Translate;
use claim_screens::i18n::keys::settings;
use claim_store::PersonStore;
use claim_table::ids::UserId;
use claim_table::locale::Locale;
use futures::FutureExt;
use serde_json::Value;

use super::super::discord::{Interaction, Message};
use super::super::simulator::Simulator;

/// Checks the answer to a person who has their data deleted.
pub(super) fn check_forgotten(simulator: &Simulator, interaction: &Interaction, message: &Message) {
    let text = Value::Object(message.body.clone()).to_string();
    let done = Locale::ALL.map(|locale| locale.say(&settings::data_deleted()));
    let user = interaction.user;
    // If the person does other things at the same time, new data may be stored by now.
    let is_alone = {
        let world = simulator.world();
        let mut others = world.interactions.values().filter(|it| it.user == user);
        others.all(|it| it.at < interaction.at || it.what == interaction.what)
    };
    if !is_alone || !done.iter().any(|done| text.contains(done)) {
        return;
    }
    let data = simulator.store.personal_data(UserId(user)).now_or_never();
    let data = data.and_then(Result::ok).unwrap_or_default();
    let mut kept = data
        .iter()
        .filter(|(_, rows)| rows.as_array().is_some_and(|it| !it.is_empty()));
    if let Some((table, _)) = kept.next() {
        let violation = format_args!("the data of {user} is deleted, but {table} has some");
        simulator.trace.report_violation(violation);
    }
}
