//! Checks requests against Discord's own description of its API, if `DISCORD_OPENAPI` is the path of that file.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex};

use boon::{Compiler, SchemaIndex, Schemas};
use serde_json::{Value, json};

/// The description, if `DISCORD_OPENAPI` is set.
static DESCRIPTION: LazyLock<Option<Description>> =
    LazyLock::new(|| std::env::var_os("DISCORD_OPENAPI").map(|path| Description::read(&path)));

/// The URL under which the description is compiled. Schemas refer to each other by pointers into it.
const LOCATION: &str = "https://discord.com/openapi.json";

/// Discord's description of its API.
struct Description {
    document: Value,
    /// Compiled schemas by pointer, so that each is compiled once.
    schemas: Mutex<HashMap<String, Arc<Schema>>>,
}

/// A compiled schema and those it refers to.
struct Schema {
    all: Schemas,
    root: SchemaIndex,
}

/// Fails if the description, if there is one, does not allow the request.
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
        // Unlike the description, Discord also accepts numbers as the ids of new files, and that is what the bot sends.
        let id =
            &mut document["components"]["schemas"]["MessageAttachmentRequest"]["properties"]["id"];
        *id = json!({"anyOf": [id.clone(), {"type": "integer", "minimum": 0}]});
        // Discord writes permissions as strings, and accepts them.
        for schema in [
            "ApplicationCommandCreateRequest",
            "ApplicationCommandUpdateRequest",
        ] {
            let permissions = &mut document["components"]["schemas"][schema]["properties"]["default_member_permissions"];
            *permissions =
                json!({"anyOf": [permissions.clone(), {"type": "string", "pattern": "^[0-9]+$"}]});
        }
        Self {
            document,
            schemas: Mutex::default(),
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
        if !wanted["content"][kind]["schema"].is_object() {
            return Err(format!("it takes no {kind}"));
        }
        let escaped = |key: &str| key.replace('/', "~1");
        let (route, kind) = (escaped(route), escaped(kind));
        let schema = self.schema(format!(
            "/paths/{route}/{method}/requestBody/content/{kind}/schema"
        ));
        let validated = schema.all.validate(body, schema.root);
        validated.map_err(|fault| format!("{fault:#}"))
    }

    fn schema(&self, pointer: String) -> Arc<Schema> {
        let mut schemas = self.schemas.lock().expect("the lock is not poisoned");
        let location = format!("{LOCATION}#{pointer}");
        let compiled = schemas.entry(pointer).or_insert_with(|| {
            let mut compiler = Compiler::new();
            let added = compiler.add_resource(LOCATION, self.document.clone());
            added.expect("the location is a URL");
            let mut all = Schemas::new();
            let root = compiler.compile(&location, &mut all);
            let root = root.expect("a valid schema");
            Arc::new(Schema { all, root })
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
