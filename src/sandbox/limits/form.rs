//! The list of everything wrong with a request's body, as Discord nests it in `errors`.

use serde_json::{Map, Value, json};

use super::length;

/// What is wrong, each with the place in the body (`embeds.0.title`).
#[derive(Debug, Default)]
pub(crate) struct FormErrors {
    found: Vec<(String, &'static str, String)>,
}

impl FormErrors {
    /// Notes a fault.
    pub(crate) fn add(&mut self, path: &str, code: &'static str, message: impl Into<String>) {
        self.found.push((path.to_owned(), code, message.into()));
    }

    /// Whether nothing is wrong.
    pub(crate) fn is_empty(&self) -> bool {
        self.found.is_empty()
    }

    /// Checks that a text, if there is one, has a length in this range; gives the length.
    pub(crate) fn text(&mut self, path: &str, value: &Value, least: usize, most: usize) -> usize {
        match value {
            Value::Null => {}
            Value::String(text) => {
                let length = length(text);
                if !(least..=most).contains(&length) {
                    self.add(
                        path,
                        "BASE_TYPE_BAD_LENGTH",
                        format!("Must be between {least} and {most} in length."),
                    );
                }
                return length;
            }
            _ => self.add(
                path,
                "STRING_TYPE_CONVERT",
                "Could not interpret value as string.",
            ),
        }
        0
    }

    /// Checks that a text is there and has a length in this range; gives the length.
    pub(crate) fn required_text(
        &mut self,
        path: &str,
        value: &Value,
        least: usize,
        most: usize,
    ) -> usize {
        if value.is_null() {
            self.required(path);
        }
        self.text(path, value, least, most)
    }

    /// Notes that something is missing.
    pub(crate) fn required(&mut self, path: &str) {
        self.add(path, "BASE_TYPE_REQUIRED", "This field is required");
    }

    /// The elements of a list that may be absent, checked for their number.
    pub(crate) fn list<'v>(&mut self, path: &str, value: &'v Value, most: usize) -> &'v [Value] {
        match value {
            Value::Null => &[],
            Value::Array(elements) => {
                if elements.len() > most {
                    self.add(
                        path,
                        "BASE_TYPE_MAX_LENGTH",
                        format!("Must be {most} or fewer in length."),
                    );
                }
                elements
            }
            _ => {
                self.add(
                    path,
                    "LIST_TYPE_CONVERT",
                    "Only iterables may be used in a ListType",
                );
                &[]
            }
        }
    }

    /// Checks that a whole number, if there is one, is in this range.
    pub(crate) fn number(&mut self, path: &str, value: &Value, least: u64, most: u64) {
        if value.is_null() {
            return;
        }
        match value.as_u64() {
            Some(number) if (least..=most).contains(&number) => {}
            Some(_) => self.add(
                path,
                "NUMBER_TYPE_MAX",
                format!("int value should be between {least} and {most}."),
            ),
            None => self.add(
                path,
                "NUMBER_TYPE_COERCE",
                format!("Value \"{value}\" is not int."),
            ),
        }
    }

    /// Checks that an address, if there is one, is of the web (or, where allowed, an attachment).
    pub(crate) fn url(&mut self, path: &str, value: &Value, attachments: bool) {
        let Some(url) = value.as_str() else {
            if !value.is_null() {
                self.add(
                    path,
                    "STRING_TYPE_CONVERT",
                    "Could not interpret value as string.",
                );
            }
            return;
        };
        let known = url.starts_with("http://")
            || url.starts_with("https://")
            || (attachments && url.starts_with("attachment://"));
        if !known {
            self.add(
                path,
                "URL_TYPE_INVALID_SCHEME",
                format!(
                    "Scheme of \"{url}\" is not supported. Scheme must be one of ('http', 'https')."
                ),
            );
        }
    }

    /// Discord's nested object of what is wrong.
    pub(crate) fn to_json(&self) -> Value {
        let mut root = Value::Object(Map::new());
        for (path, code, message) in &self.found {
            let mut node = &mut root;
            for step in path.split('.').filter(|step| !step.is_empty()) {
                node = &mut node[step];
            }
            let error = json!({"code": code, "message": message});
            match node["_errors"].as_array_mut() {
                Some(errors) => errors.push(error),
                None => node["_errors"] = json!([error]),
            }
        }
        root
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_are_nested() {
        let mut errors = FormErrors::default();
        errors.required("embeds.0.title");
        errors.add("embeds.0.title", "X", "y");
        let nested = errors.to_json();
        assert_eq!(
            nested["embeds"]["0"]["title"]["_errors"][0]["code"],
            "BASE_TYPE_REQUIRED"
        );
        assert_eq!(nested["embeds"]["0"]["title"]["_errors"][1]["code"], "X");
    }
}
