//! How Discord writes ids and names in its JSON.

use serde_json::Value;

/// An id as Discord writes it; `None` also if it is 0, which no object has.
pub(super) fn id(json: &Value) -> Option<u64> {
    let id = json.as_str()?.parse().ok();
    id.filter(|&id: &u64| id != 0)
}

/// The name that others see: the nickname in `member`, else the account's name.
pub(super) fn display_name(user: &Value, member: &Value) -> Option<String> {
    let names = [&member["nick"], &user["global_name"], &user["username"]];
    names.into_iter().find_map(Value::as_str).map(str::to_owned)
}
