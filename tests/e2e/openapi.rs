//! Requests checked against Discord's own description of its API, where `DISCORD_OPENAPI` names
//! the file.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex};

use jsonschema::{Draft, Validator};
use serde_json::{Value, json};

/// The description, if there is one to check against.
static DESCRIPTION: LazyLock<Option<Description>> =
    LazyLock::new(|| std::env::var_os("DISCORD_OPENAPI").map(|path| Description::read(&path)));

/// Discord's description of its API.
struct Description {
    document: Value,
    /// By where the schema is in the document: each is compiled once.
    validators: Mutex<HashMap<String, Arc<Validator>>>,
}

/// Fails if Discord's description, where there is one, does not allow the request.
pub(super) fn check(request: &Value) {
    let Some(description) = DESCRIPTION.as_ref() else {
        return;
    };
    if let Err(why) = description.check(request) {
        panic!("Discord's description does not allow this request: {why}\n{request:#}");
    }
}

impl Description {
    fn read(path: &std::ffi::OsStr) -> Self {
        let text = std::fs::read(path).expect("DISCORD_OPENAPI names a file");
        Self::new(serde_json::from_slice(&text).expect("a JSON document"))
    }

    fn new(mut document: Value) -> Self {
        // The number of a new file is sent as a number, which Discord takes.
        let id =
            &mut document["components"]["schemas"]["MessageAttachmentRequest"]["properties"]["id"];
        *id = json!({"anyOf": [id.clone(), {"type": "integer", "minimum": 0}]});
        Self {
            document,
            validators: Mutex::default(),
        }
    }

    fn check(&self, request: &Value) -> Result<(), String> {
        let text = |key: &str| request[key].as_str().unwrap_or_default();
        let (method, route) = (text("method").to_lowercase(), text("route"));
        let operation = &self.document["paths"][route][&method];
        if !operation.is_object() {
            return Err(format!("there is no {method} {route}"));
        }
        let (body, wanted) = (&request["body"], &operation["requestBody"]);
        if !wanted.is_object() {
            return if body.is_null() {
                Ok(())
            } else {
                Err("it takes no body".to_owned())
            };
        }
        if body.is_null() {
            return if wanted["required"] == true {
                Err("it needs a body".to_owned())
            } else {
                Ok(())
            };
        }
        let has_files = request["files"].as_array().is_some_and(|it| !it.is_empty());
        let kind = if has_files {
            "multipart/form-data"
        } else {
            "application/json"
        };
        let schema = &wanted["content"][kind]["schema"];
        if !schema.is_object() {
            return Err(format!("it takes no {kind}"));
        }
        let validator = self.validator(format!("{method} {route} {kind}"), schema);
        let faults = validator.iter_errors(body);
        let faults: Vec<_> = faults
            .map(|fault| format!("at '{}': {fault}", fault.instance_path()))
            .collect();
        if faults.is_empty() {
            Ok(())
        } else {
            Err(faults.join("; "))
        }
    }

    fn validator(&self, name: String, schema: &Value) -> Arc<Validator> {
        let mut validators = self.validators.lock().expect("the lock is not poisoned");
        let compiled = validators.entry(name).or_insert_with(|| {
            // References in the schema are resolved from its root.
            let mut schema = schema.clone();
            schema["components"] = self.document["components"].clone();
            let validator = jsonschema::options()
                .with_draft(Draft::Draft202012)
                .build(&schema);
            Arc::new(validator.expect("a valid schema"))
        });
        compiled.clone()
    }
}

#[test]
fn invalid_requests_are_found() {
    let content = |schema: Value| json!({"content": {"application/json": {"schema": schema}}});
    let reference = json!({"$ref": "#/components/schemas/Message"});
    let mut body = content(reference);
    body["required"] = json!(true);
    let description = Description::new(json!({
        "paths": {"/messages/{id}": {"get": {}, "post": {"requestBody": body}}},
        "components": {"schemas": {
            "Message": {"properties": {
                "content": {"type": "string", "maxLength": 5},
                "attachments": {"items": {"$ref": "#/components/schemas/MessageAttachmentRequest"}},
            }},
            "MessageAttachmentRequest": {"properties": {"id": {"type": "string"}}},
        }},
    }));
    let check = |method: &str, route: &str, body: Value| {
        let request = json!({"method": method, "route": route, "body": body, "files": []});
        description.check(&request)
    };
    let route = "/messages/{id}";
    assert_eq!(check("GET", route, Value::Null), Ok(()));
    assert_eq!(check("POST", route, json!({"content": "short"})), Ok(()));
    let attached = json!({"attachments": [{"id": 0}, {"id": "1"}]});
    assert_eq!(check("POST", route, attached), Ok(()));
    for (method, route, body) in [
        ("GET", "/messages", Value::Null),
        ("PUT", route, Value::Null),
        ("GET", route, json!({})),
        ("POST", route, Value::Null),
        ("POST", route, json!({"content": "too long"})),
        ("POST", route, json!({"attachments": [{"id": -1}]})),
    ] {
        let checked = check(method, route, body.clone());
        assert!(checked.is_err(), "{method} {route} {body}");
    }
}
