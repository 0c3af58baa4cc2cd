//! How Discord writes ids and names in its JSON.

use claim_table::ids::PersonName;
use serde_json::Value;

/// An id as Discord writes it; `None` also if it is 0, which no object has.
pub(crate) fn id(json: &Value) -> Option<u64> {
    let id = json.as_str()?.parse().ok();
    id.filter(|&id: &u64| id != 0)
}

/// A person's names: others see the nickname in `member`, else the account's name.
pub(crate) fn person_name(user: &Value, member: &Value) -> Option<PersonName> {
    let names = [&member["nick"], &user["global_name"], &user["username"]];
    Some(PersonName {
        display: names.into_iter().find_map(Value::as_str)?.to_owned(),
        user_name: user["username"].as_str().unwrap_or_default().to_owned(),
    })
}
