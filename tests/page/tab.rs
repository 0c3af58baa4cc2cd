//! A tab: the page as one person, used as people use it, by clicks and keys.
//!
//! Whoever waits for something waits for the page to change, in the browser itself.

use std::fs;
use std::path::Path;

use reqwest::Method;
use serde_json::{Value, json};

use super::browser::{Driver, PATIENCE_MS, Window};
use super::world::World;

/// Keys without a letter, as `WebDriver` names them.
pub(super) mod key {
    pub(in crate::page) const BACKSPACE: &str = "\u{E003}";
    pub(in crate::page) const TAB: &str = "\u{E004}";
    pub(in crate::page) const ENTER: &str = "\u{E007}";
    pub(in crate::page) const ESCAPE: &str = "\u{E00C}";
    pub(in crate::page) const DOWN: &str = "\u{E015}";
    pub(in crate::page) const UP: &str = "\u{E013}";
}

/// The name under which `WebDriver` gives elements.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// The page, as one person.
pub(super) struct Tab {
    window: Window,
}

impl Tab {
    /// The page as that person, on a desktop's screen.
    pub(super) async fn open(driver: &Driver, world: &World, person: &str) -> Self {
        Self::open_sized(driver, world, person, (1280, 800), false).await
    }

    /// The page as that person, on a screen of that size, light or dark.
    pub(super) async fn open_sized(
        driver: &Driver,
        world: &World,
        person: &str,
        (width, height): (u32, u32),
        dark: bool,
    ) -> Self {
        let tab = Self {
            window: driver.window(width, height, dark).await,
        };
        let url = json!({"url": format!("{}/?as={person}", world.url())});
        tab.window.must(Method::POST, "/url", url).await;
        // It is there once the channel's messages are.
        tab.sees("#log > li", "").await;
        tab
    }

    /// Runs a script's body; it may `return` something.
    pub(super) async fn run(&self, script: &str) -> Value {
        let body = json!({"script": script, "args": []});
        self.window.must(Method::POST, "/execute/sync", body).await
    }

    /// Runs a script's body that calls `done`.
    pub(super) async fn run_until_done(&self, script: &str) -> Value {
        let script = format!("const done = arguments[0];\n{script}");
        let body = json!({"script": script, "args": []});
        self.window.must(Method::POST, "/execute/async", body).await
    }

    /// Waits until a script's body returns something true, looking whenever the page changes.
    pub(super) async fn until(&self, what: &str, body: &str) -> Value {
        let script = format!(
            "const look = () => {{ {body} }};
             const found = look();
             if (found) return done(found);
             const stop = (it) => {{ observer.disconnect(); clearTimeout(timer); done(it); }};
             const observer = new MutationObserver(() => {{ const it = look(); if (it) stop(it); }});
             const all = {{subtree: true, childList: true, attributes: true, characterData: true}};
             observer.observe(document, all);
             const timer = setTimeout(() => stop(null), {PATIENCE_MS});"
        );
        let found = self.run_until_done(&script).await;
        if found.is_null() {
            let seen = self.run("return document.body.innerText").await;
            panic!(
                "{what} never came; the page shows:\n{}",
                seen.as_str().unwrap_or_default()
            );
        }
        found
    }

    /// Waits until something that fits a selector has that text or label, and can be used.
    pub(super) async fn sees(&self, selector: &str, text: &str) -> String {
        let (wanted, fits) = (json!(text), json!(selector));
        let body = format!(
            "return [...document.querySelectorAll({fits})].reverse().find((it) =>
                it.checkVisibility() && !it.disabled && it.ariaBusy !== 'true'
                && (it.innerText.includes({wanted}) || it.ariaLabel?.includes({wanted})))"
        );
        let found = self.until(&format!("{selector} ‘{text}’"), &body).await;
        found[ELEMENT]
            .as_str()
            .expect("it is an element")
            .to_owned()
    }

    /// Waits for something and clicks on it.
    pub(super) async fn click(&self, selector: &str, text: &str) {
        loop {
            let element = self.sees(selector, text).await;
            let clicked = self
                .window
                .ask(
                    Method::POST,
                    &format!("/element/{element}/click"),
                    json!({}),
                )
                .await;
            match clicked {
                Ok(_) => return,
                // It was replaced by a newer one just then.
                Err(error) if error.starts_with("stale element") => {}
                Err(error) => panic!("{selector} ‘{text}’: {error}"),
            }
        }
    }

    /// Presses keys, one after another, wherever the focus is.
    pub(super) async fn press(&self, keys: &str) {
        let strokes = keys.chars().flat_map(|key| {
            ["keyDown", "keyUp"].map(|kind| json!({"type": kind, "value": key.to_string()}))
        });
        let actions = json!({"actions": [
            {"type": "key", "id": "keyboard", "actions": strokes.collect::<Vec<_>>()},
        ]});
        self.window.must(Method::POST, "/actions", actions).await;
    }

    /// What the page shows in that part of it.
    pub(super) async fn text(&self, selector: &str) -> String {
        let script = format!(
            "return document.querySelector({})?.innerText ?? ''",
            json!(selector)
        );
        self.run(&script)
            .await
            .as_str()
            .unwrap_or_default()
            .to_owned()
    }

    /// Types a command without options and sends it.
    pub(super) async fn command(&self, command: &str) {
        self.click("#composer-input", "").await;
        self.press(command).await;
        self.sees("#composer .picker li", command).await;
        self.press(key::ENTER).await;
        self.sees(".command-name", command).await;
        self.press(key::ENTER).await;
    }

    /// Writes a picture of the page into the folder that `CLAIM_BOT_SCREENSHOTS` names, if it does.
    pub(super) async fn picture(&self, name: &str) {
        let Ok(folder) = std::env::var("CLAIM_BOT_SCREENSHOTS") else {
            return;
        };
        let picture = self
            .window
            .must(Method::GET, "/screenshot", json!({}))
            .await;
        let bytes = decode(picture.as_str().unwrap_or_default());
        fs::create_dir_all(&folder).expect("the folder can be made");
        fs::write(Path::new(&folder).join(name), bytes).expect("the picture can be written");
    }

    /// Closes it.
    pub(super) async fn close(self) {
        self.window.close().await;
    }
}

/// Base64, which `WebDriver` gives pictures in.
fn decode(text: &str) -> Vec<u8> {
    let value = |letter: u8| match letter {
        b'A'..=b'Z' => letter - b'A',
        b'a'..=b'z' => letter - b'a' + 26,
        b'0'..=b'9' => letter - b'0' + 52,
        b'+' => 62,
        _ => 63,
    };
    let letters: Vec<u8> = text.bytes().filter(|&letter| letter != b'=').collect();
    let groups = letters.chunks(4).flat_map(|group| {
        let bits = group
            .iter()
            .fold(0_u32, |bits, &letter| bits << 6 | u32::from(value(letter)));
        let bits = bits << (6 * (4 - group.len()));
        let [_, bytes @ ..] = bits.to_be_bytes();
        bytes.into_iter().take(group.len() * 3 / 4)
    });
    groups.collect()
}
