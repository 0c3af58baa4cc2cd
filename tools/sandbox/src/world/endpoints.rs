//! Where interactions are sent as HTTP requests, and the key that signs them.

use std::net::SocketAddr;

use rand::RngExt;
use rand::rngs::StdRng;
use ring::signature::{Ed25519KeyPair, KeyPair};

/// The bot's processes that get interactions as HTTP requests; if there is none, they go over the gateway.
#[derive(Debug)]
pub(crate) struct Endpoints {
    key: Ed25519KeyPair,
    addresses: Vec<SocketAddr>,
    /// How many requests were sent.
    sent: usize,
}

impl Default for Endpoints {
    /// No process, and a new key.
    fn default() -> Self {
        let mut rng: StdRng = rand::make_rng();
        let seed: [u8; 32] = rng.random();
        Self {
            key: Ed25519KeyPair::from_seed_unchecked(&seed).expect("a seed has 32 bytes"),
            addresses: Vec::new(),
            sent: 0,
        }
    }
}

impl Endpoints {
    /// Sends interactions to these processes from now on.
    pub(crate) fn set(&mut self, addresses: Vec<SocketAddr>) {
        self.addresses = addresses;
    }

    /// Whether interactions go over the gateway.
    pub(crate) fn is_empty(&self) -> bool {
        self.addresses.is_empty()
    }

    /// The processes, in the order in which the next request is tried: each is the first in turn.
    pub(crate) fn next_in_turn(&mut self) -> Vec<SocketAddr> {
        let mut addresses = self.addresses.clone();
        let first = self.sent % addresses.len().max(1);
        self.sent += 1;
        addresses.rotate_left(first);
        addresses
    }

    /// The application's public key, in hexadecimal digits.
    pub(crate) fn public_key(&self) -> String {
        hex::encode(self.key.public_key())
    }

    /// The signature of a request, in hexadecimal digits.
    pub(crate) fn sign(&self, timestamp: &str, body: &str) -> String {
        let signed = format!("{timestamp}{body}");
        hex::encode(self.key.sign(signed.as_bytes()))
    }
}
