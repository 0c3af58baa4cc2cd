//! The page in a browser tab, operated with clicks and keys, as a person would.
//!
//! Waiting always means waiting for a condition, which is checked in the browser whenever the page changes.

use std::fs;
use std::path::Path;
use std::time::Duration;

use serde_json::{Value, json};
use thirtyfour::WebElement;
use thirtyfour::error::WebDriverErrorInner;

use super::browser::{Browser, Driver, WAIT_TIMEOUT};

/// Keys that produce no character, in `WebDriver`'s encoding.
pub(super) mod key {
    pub(in crate::page) const BACKSPACE: &str = "\u{E003}";
    pub(in crate::page) const TAB: &str = "\u{E004}";
    pub(in crate::page) const ENTER: &str = "\u{E007}";
    pub(in crate::page) const ESCAPE: &str = "\u{E00C}";
    pub(in crate::page) const DOWN: &str = "\u{E015}";
    pub(in crate::page) const UP: &str = "\u{E013}";
}

/// The page, opened as one user.
pub(super) struct Tab {
    browser: Browser,
}

impl Tab {
    /// Opens the page as this user on a desktop screen.
    pub(super) async fn open(driver: &Driver, url: &str, user: &str) -> Self {
        Self::open_sized(driver, url, user, (1280, 800), false).await
    }

    /// Opens the page as this user on a screen of this size, in light or dark mode.
    pub(super) async fn open_sized(
        driver: &Driver,
        url: &str,
        user: &str,
        (width, height): (u32, u32),
        dark: bool,
    ) -> Self {
        let tab = Self {
            browser: driver.open(width, height, dark).await,
        };
        let url = format!("{url}/?as={user}");
        let opened = tab.browser.session.goto(url).await;
        opened.expect("the page opens");
        // The page is loaded when the channel's messages are shown.
        tab.sees("#log > li", "").await;
        tab
    }

    /// Changes the size of the screen in CSS pixels, and between light and dark mode.
    pub(super) async fn resize(&self, (width, height): (u32, u32), dark: bool) {
        self.browser.resize(width, height, dark).await;
    }

    /// Opens a channel as this user, by a script: on a narrow screen, the lists of users and channels are hidden. `dm`
    /// means the direct messages with the bot.
    pub(super) async fn visit(&self, user: &str, channel: &str) {
        let switch = format!("document.querySelector('[data-user={user}]').click()");
        self.run(&switch).await;
        // Switching the user is complete when a channel's messages are shown.
        let is_loaded = "return document.querySelector('#log > li') !== null";
        self.until("the first channel", is_loaded).await;
        let name = if channel == "dm" { "Claim" } else { channel };
        let open = format!(
            "const buttons = [...document.querySelectorAll('#sidebar button')];
             const button = buttons.find((it) => it.textContent.includes({}));
             button?.click();
             return button !== undefined",
            json!(name)
        );
        self.until("the list of channels", &open).await;
        let is_open = format!(
            "return document.querySelector('#sidebar [aria-current=true]')?.textContent.includes({})
                && document.querySelector('#log > li') !== null",
            json!(name)
        );
        self.until("the channel", &is_open).await;
    }

    /// Runs the body of a JavaScript function and returns its result.
    pub(super) async fn run(&self, script: &str) -> Value {
        let result = self.browser.session.execute(script, Vec::new()).await;
        let result = result.unwrap_or_else(|error| panic!("{script}: {error}"));
        result.json().clone()
    }

    /// Runs the body of a JavaScript function and returns what it passes to `done`.
    pub(super) async fn run_until_done(&self, script: &str) -> Value {
        let script = format!("const done = arguments[0];\n{script}");
        let session = &self.browser.session;
        let result = session.execute_async(script.as_str(), Vec::new()).await;
        let result = result.unwrap_or_else(|error| panic!("{script}: {error}"));
        result.json().clone()
    }

    /// Waits until the body of a JavaScript function returns something truthy. The function is called after each change
    /// of the page: it should not need its layout, as `innerText` does.
    pub(super) async fn until(&self, what: &str, body: &str) -> Value {
        let timeout = WAIT_TIMEOUT.as_millis();
        let script = format!(
            "const check = () => {{ {body} }};
             const result = check();
             if (result) return done(result);
             const stop = (it) => {{ observer.disconnect(); clearTimeout(timer); done(it); }};
             const observer = new MutationObserver(() => {{ const it = check(); if (it) stop(it); }});
             const all = {{subtree: true, childList: true, attributes: true, characterData: true}};
             observer.observe(document, all);
             // Neither changes the document: the focus, and pictures that have been loaded.
             for (const event of ['focusin', 'load'])
                 document.addEventListener(event, () => {{ const it = check(); if (it) stop(it); }}, true);
             const timer = setTimeout(() => stop(null), {timeout});"
        );
        let result = self.run_until_done(&script).await;
        if result.is_null() {
            let shown = self.run("return document.body.innerText").await;
            panic!(
                "timed out waiting for {what}; the page shows:\n{}",
                shown.as_str().unwrap_or_default()
            );
        }
        result
    }

    /// Waits for a visible and enabled element that matches the selector and contains the text, either
    /// in its content or in its label.
    pub(super) async fn sees(&self, selector: &str, text: &str) -> WebElement {
        let body = format!(
            "return [...document.querySelectorAll({})].reverse().find((it) =>
                (it.textContent.includes({text}) || it.ariaLabel?.includes({text}))
                && !it.disabled && it.ariaBusy !== 'true' && it.checkVisibility())",
            json!(selector),
            text = json!(text),
        );
        let found = self.until(&format!("{selector} ‘{text}’"), &body).await;
        let handle = self.browser.session.handle().clone();
        WebElement::from_json(found, handle).expect("the script returns an element")
    }

    /// Waits for an element and clicks on it.
    pub(super) async fn click(&self, selector: &str, text: &str) {
        loop {
            match self.sees(selector, text).await.click().await {
                Ok(()) => return,
                // The page replaced the element between the two commands.
                Err(error) if matches!(*error, WebDriverErrorInner::StaleElementReference(_)) => {}
                Err(error) => panic!("{selector} ‘{text}’: {error}"),
            }
        }
    }

    /// Presses keys one after another, in the element that has the focus.
    pub(super) async fn press(&self, keys: &str) {
        let mut actions = self
            .browser
            .session
            .action_chain_with_delay(Some(Duration::ZERO), Some(Duration::ZERO));
        for key in keys.chars() {
            actions = actions.key_down(key).key_up(key);
        }
        actions.perform().await.expect("the keys are pressed");
    }

    /// Waits until an element has the focus, named by its id or, if it is an option's field, by the option.
    pub(super) async fn focuses(&self, name: &str) {
        let body = format!(
            "const it = document.activeElement; return (it.dataset.option ?? it.id) === {}",
            json!(name)
        );
        self.until(&format!("the focus on {name}"), &body).await;
    }

    /// The visible text of an element.
    pub(super) async fn text(&self, selector: &str) -> String {
        let script = format!(
            "return document.querySelector({})?.innerText ?? ''",
            json!(selector)
        );
        let text = self.run(&script).await;
        text.as_str().unwrap_or_default().to_owned()
    }

    /// Waits until the open channel shows who leads, Ben or Fiona.
    pub(super) async fn leader(&self) -> String {
        let body = "return /(Ben|Fiona) leads/.exec(document.querySelector('#log').innerText)?.[1]";
        let leader = self.until("the leader", body).await;
        leader.as_str().unwrap_or_default().to_owned()
    }

    /// Types a command without options and sends it.
    pub(super) async fn command(&self, command: &str) {
        self.click("#composer-input", "").await;
        self.press(command).await;
        self.sees("#composer .picker li.highlighted", command).await;
        self.press(key::ENTER).await;
        self.sees(".command-name", command).await;
        self.press(key::ENTER).await;
    }

    /// Whether screenshots are saved.
    pub(super) fn takes_screenshots() -> bool {
        std::env::var_os("CLAIM_BOT_SCREENSHOTS").is_some()
    }

    /// Saves a screenshot in the folder `CLAIM_BOT_SCREENSHOTS`, if that variable is set. The file's
    /// extension is the format.
    pub(super) async fn screenshot(&self, name: &str) {
        let Ok(folder) = std::env::var("CLAIM_BOT_SCREENSHOTS") else {
            return;
        };
        let format = name.rsplit('.').next().unwrap_or_default();
        let screenshot = self.browser.screenshot(format).await;
        let path = Path::new(&folder).join(name);
        let folder = path.parent().expect("the file is in a folder");
        fs::create_dir_all(folder).expect("the folder is created");
        fs::write(path, screenshot).expect("the screenshot is saved");
    }

    /// Closes the page.
    pub(super) async fn close(self) {
        self.browser.close().await;
    }
}
