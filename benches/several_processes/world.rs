//! The sandbox, with any number of clubs: servers with one channel and a few members each. With separate servers, the
//! feeds stay short, because members see only their own server.

use std::net::SocketAddr;
use std::time::Duration;

use anyhow::{Context, anyhow};
use discord_sandbox::{Options, Sandbox};
use reqwest::Client;
use serde_json::{Value, json};

use super::club::Club;

/// A rate limit period so short that no limit is reached: 5,000 requests a second for the application.
pub(crate) const LIFTED_LIMITS: Duration = Duration::from_millis(50);

/// Discord's rate limit period: 50 requests a second for the application.
pub(crate) const REAL_LIMITS: Duration = Duration::from_secs(5);

/// How many members each club has: as many as the largest game has players.
pub(crate) const MEMBERS: usize = 5;

/// The sandbox, and a client of its control API.
pub(crate) struct World {
    pub(crate) sandbox: Sandbox,
    pub(crate) rate_limit_period: Duration,
    client: Client,
}

impl World {
    pub(crate) async fn start(rate_limit_period: Duration) -> anyhow::Result<Self> {
        let sandbox = discord_sandbox::start(Options {
            bot_name: "Claim".to_owned(),
            rate_limit_period,
            max_logged_requests: 100,
            max_feed_entries: 10,
            ..Options::default()
        });
        Ok(Self {
            sandbox: sandbox.await?,
            rate_limit_period,
            client: Client::new(),
        })
    }

    /// Creates `count` clubs.
    pub(crate) async fn clubs(&self, count: usize) -> anyhow::Result<Vec<Club>> {
        let mut clubs = Vec::new();
        for number in 0..count {
            clubs.push(self.club(number).await?);
        }
        Ok(clubs)
    }

    async fn club(&self, number: usize) -> anyhow::Result<Club> {
        let mut members = Vec::new();
        for member in 0..MEMBERS {
            let user = json!({"username": format!("member-{number}-{member}"), "servers": []});
            members.push(id_of(&self.post("/users", user).await?)?);
        }
        let server = json!({"name": format!("Club {number}"), "owner": members[0]});
        let server = id_of(&self.post("/servers", server).await?)?;
        for member in &members[1..] {
            let join = format!("/users/{member}/join");
            self.post(&join, json!({"server": server})).await?;
        }
        let channel = json!({"server": server, "name": format!("club-{number}")});
        let channel = id_of(&self.post("/channels", channel).await?)?;
        let feeds = members.iter().map(|member| self.sandbox.follow(member));
        let feeds: Option<Vec<_>> = feeds.collect();
        let feeds = feeds.context("the sandbox does not know the members")?;
        Ok(Club::new(channel, members, feeds))
    }

    /// A club with only one of its members, which sees what they see from now on.
    pub(crate) fn alone(&self, club: &Club, member: usize) -> anyhow::Result<Club> {
        let member = club.members[member].clone();
        let feed = self
            .sandbox
            .follow(&member)
            .context("the sandbox does not know the member")?;
        Ok(Club::new(club.channel.clone(), vec![member], vec![feed]))
    }

    /// A request to the control API that must succeed.
    pub(crate) async fn post(&self, path: &str, body: Value) -> anyhow::Result<Value> {
        let answer = self.try_post(path, &body).await?;
        answer.map_err(|error| anyhow!("{path} {body}: {error}"))
    }

    /// A request to the control API. The inner error is the API's refusal.
    pub(crate) async fn try_post(
        &self,
        path: &str,
        body: &Value,
    ) -> anyhow::Result<Result<Value, String>> {
        let url = format!("{}/control{path}", self.sandbox.url());
        let answer = self.client.post(url).json(body).send().await?;
        let is_success = answer.status().is_success();
        let body: Value = answer.json().await?;
        Ok(if is_success {
            Ok(body)
        } else {
            Err(body["error"].to_string())
        })
    }

    /// Whether a process is connected to the gateway, and has registered its commands.
    pub(crate) async fn is_served_over_gateway(&self) -> anyhow::Result<bool> {
        let gateway = self.get("/gateway").await?;
        let commands = self.get("/commands").await?;
        let is_registered = commands["commands"]
            .as_array()
            .is_some_and(|it| !it.is_empty());
        Ok(gateway["connected"] == true && is_registered)
    }

    async fn get(&self, path: &str) -> anyhow::Result<Value> {
        let url = format!("{}/control{path}", self.sandbox.url());
        Ok(self.client.get(url).send().await?.json().await?)
    }

    /// Whether a process answers a ping.
    pub(crate) async fn is_answering(&self, address: SocketAddr) -> bool {
        let sent = self.send_signed(address, r#"{"type":1}"#.to_owned()).await;
        sent.is_ok_and(|status| status == 200)
    }

    /// Sends a body to a process, signed as Discord signs it. Returns the status of the response.
    pub(crate) async fn send_signed(
        &self,
        address: SocketAddr,
        body: String,
    ) -> reqwest::Result<u16> {
        let now = super::clock::now_ms() / 1000;
        let timestamp = now.to_string();
        let request = self.client.post(format!("http://{address}/"));
        let request = request
            .header("x-signature-ed25519", self.sandbox.sign(&timestamp, &body))
            .header("x-signature-timestamp", timestamp)
            .header("content-type", "application/json");
        Ok(request.body(body).send().await?.status().as_u16())
    }
}

fn id_of(created: &Value) -> anyhow::Result<String> {
    let id = created["id"].as_str();
    Ok(id
        .with_context(|| format!("no id in {created}"))?
        .to_owned())
}
