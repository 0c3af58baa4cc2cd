//! The components of messages: their types, and walks through nested ones.

use serde_json::Value;

/// Discord's numbers of the types.
pub(crate) mod kind {
    pub(crate) const ACTION_ROW: u64 = 1;
    pub(crate) const BUTTON: u64 = 2;
    /// A select menu with given options.
    pub(crate) const STRING_SELECT: u64 = 3;
    pub(crate) const USER_SELECT: u64 = 5;
    pub(crate) const ROLE_SELECT: u64 = 6;
    /// A select menu of users and roles.
    pub(crate) const MENTIONABLE_SELECT: u64 = 7;
    pub(crate) const CHANNEL_SELECT: u64 = 8;
    /// Texts with an accessory beside them.
    pub(crate) const SECTION: u64 = 9;
    pub(crate) const TEXT_DISPLAY: u64 = 10;
    pub(crate) const THUMBNAIL: u64 = 11;
    pub(crate) const MEDIA_GALLERY: u64 = 12;
    pub(crate) const FILE: u64 = 13;
    pub(crate) const SEPARATOR: u64 = 14;
    pub(crate) const CONTAINER: u64 = 17;
}

/// Discord's numbers of the styles of buttons.
pub(crate) mod style {
    pub(crate) const LINK: u64 = 5;
    /// A purchase.
    pub(crate) const PREMIUM: u64 = 6;
}

/// Whether a component is a select menu.
pub(crate) fn is_select(component: &Value) -> bool {
    matches!(
        component["type"].as_u64(),
        Some(
            kind::STRING_SELECT
                | kind::USER_SELECT
                | kind::ROLE_SELECT
                | kind::MENTIONABLE_SELECT
                | kind::CHANNEL_SELECT
        )
    )
}

/// The minimum and maximum number of values to choose in a select menu.
pub(crate) fn value_range(select: &Value) -> (u64, u64) {
    (
        select["min_values"].as_u64().unwrap_or(1),
        select["max_values"].as_u64().unwrap_or(1),
    )
}

/// All components in reading order: each before those in it, and an accessory after the texts beside it.
pub(crate) fn all(components: &[Value]) -> Vec<&Value> {
    let mut found = Vec::new();
    for component in components {
        found.push(component);
        found.extend(all(children(component)));
        found.extend(component.get("accessory"));
    }
    found
}

/// The components in a component, without its accessory.
fn children(component: &Value) -> &[Value] {
    component["components"]
        .as_array()
        .map(Vec::as_slice)
        .unwrap_or_default()
}

/// Calls `visit` with each component in the same order, and with its path, for example `components.0.accessory`.
pub(crate) fn visit_mut(
    components: &mut [Value],
    path: &str,
    visit: &mut impl FnMut(&str, &mut Value),
) {
    for (index, component) in components.iter_mut().enumerate() {
        let path = format!("{path}.{index}");
        visit(&path, component);
        if let Some(Value::Array(children)) = component.get_mut("components") {
            visit_mut(children, &format!("{path}.components"), visit);
        }
        if let Some(accessory) = component.get_mut("accessory") {
            visit(&format!("{path}.accessory"), accessory);
        }
    }
}

/// The files and pictures that a component itself shows, with their paths in it.
pub(crate) fn media_mut(component: &mut Value) -> Vec<(String, &mut Value)> {
    let field = match component["type"].as_u64() {
        Some(kind::THUMBNAIL) => "media",
        Some(kind::FILE) => "file",
        Some(kind::MEDIA_GALLERY) => {
            let items = component["items"].as_array_mut().into_iter().flatten();
            let media = items
                .enumerate()
                .map(|(index, item)| (format!("items.{index}.media"), &mut item["media"]));
            return media.collect();
        }
        _ => return Vec::new(),
    };
    vec![(field.to_owned(), &mut component[field])]
}

/// The texts of all text displays.
pub(crate) fn texts(components: &[Value]) -> Vec<&str> {
    all(components)
        .into_iter()
        .filter(|component| component["type"] == kind::TEXT_DISPLAY)
        .filter_map(|component| component["content"].as_str())
        .collect()
}
