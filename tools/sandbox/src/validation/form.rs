//! Errors in a request body, collected by path and nested in Discord's `errors` format.

use serde_json::{Map, Value, json};

use crate::limits::length;

/// Errors with their paths in the body, for example `embeds.0.title`.
#[derive(Debug, Default)]
pub(crate) struct FormErrors {
    errors: Vec<(String, &'static str, String)>,
}

impl FormErrors {
    /// Adds an error.
    pub(crate) fn add(&mut self, path: &str, code: &'static str, message: impl Into<String>) {
        self.errors.push((path.to_owned(), code, message.into()));
    }

    /// Fails with these errors if there are any.
    pub(crate) fn into_result(self) -> Result<(), Self> {
        if self.errors.is_empty() {
            Ok(())
        } else {
            Err(self)
        }
    }

    /// Checks the length of an optional text and returns it.
    pub(crate) fn text(&mut self, path: &str, value: &Value, min: usize, max: usize) -> usize {
        match value {
            Value::Null => {}
            Value::String(text) => {
                let length = length(text);
                if !(min..=max).contains(&length) {
                    self.add(
                        path,
                        "BASE_TYPE_BAD_LENGTH",
                        format!("Must be between {min} and {max} in length."),
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

    /// Checks the length of a required text and returns it.
    pub(crate) fn required_text(
        &mut self,
        path: &str,
        value: &Value,
        min: usize,
        max: usize,
    ) -> usize {
        if value.is_null() {
            self.required(path);
        }
        self.text(path, value, min, max)
    }

    /// Adds the error of a missing field.
    pub(crate) fn required(&mut self, path: &str) {
        self.add(path, "BASE_TYPE_REQUIRED", "This field is required");
    }

    /// Checks that a value is an object; returns whether it is.
    pub(crate) fn object(&mut self, path: &str, value: &Value) -> bool {
        if !value.is_object() {
            self.add(
                path,
                "MODEL_TYPE_CONVERT",
                "Only dictionaries may be used in a ModelType",
            );
        }
        value.is_object()
    }

    /// The elements of an optional list, whose length is checked.
    pub(crate) fn list<'v>(&mut self, path: &str, value: &'v Value, max: usize) -> &'v [Value] {
        match value {
            Value::Null => &[],
            Value::Array(elements) => {
                if elements.len() > max {
                    self.add(
                        path,
                        "BASE_TYPE_MAX_LENGTH",
                        format!("Must be {max} or fewer in length."),
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

    /// Checks the range of an optional integer.
    pub(crate) fn number(&mut self, path: &str, value: &Value, min: u64, max: u64) {
        if value.is_null() {
            return;
        }
        match value.as_u64() {
            Some(number) if (min..=max).contains(&number) => {}
            Some(_) => self.add(
                path,
                "NUMBER_TYPE_MAX",
                format!("int value should be between {min} and {max}."),
            ),
            None => self.add(
                path,
                "NUMBER_TYPE_COERCE",
                format!("Value \"{value}\" is not int."),
            ),
        }
    }

    /// Checks that an optional integer is one of these.
    pub(crate) fn choice(&mut self, path: &str, value: &Value, choices: &[u64]) {
        let is_known = value.as_u64().is_some_and(|it| choices.contains(&it));
        if !value.is_null() && !is_known {
            let choices: Vec<String> = choices.iter().map(u64::to_string).collect();
            let message = format!("Value must be one of {{{}}}.", choices.join(", "));
            self.add(path, "BASE_TYPE_CHOICES", message);
        }
    }

    /// Checks that an optional URL is an HTTP URL or, where allowed, an `attachment://` URL.
    pub(crate) fn url(&mut self, path: &str, value: &Value, allow_attachment: bool) {
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
        let has_valid_scheme = url.starts_with("http://")
            || url.starts_with("https://")
            || (allow_attachment && url.starts_with("attachment://"));
        if !has_valid_scheme {
            self.add(
                path,
                "URL_TYPE_INVALID_SCHEME",
                format!(
                    "Scheme of \"{url}\" is not supported. Scheme must be one of ('http', 'https')."
                ),
            );
        }
    }

    /// The errors in Discord's nested format.
    pub(crate) fn to_json(&self) -> Value {
        let mut root = Value::Object(Map::new());
        for (path, code, message) in &self.errors {
            let mut node = &mut root;
            for key in path.split('.').filter(|key| !key.is_empty()) {
                node = &mut node[key];
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
