//! The laws that every store keeps. Each is a test of the SQLite store, the PostgreSQL store and the memory store.

use super::*;

/// Makes tests out of laws. Each law is a function that gets a new, empty store.
macro_rules! laws {
    ($($law:ident),+ $(,)?) => {
        mod sqlite {
            $(#[tokio::test]
            async fn $law() {
                let disk = super::Disk::new();
                super::$law(&disk.store().await).await;
            })+
        }

        mod postgres {
            $(#[tokio::test]
            async fn $law() {
                if let Some(schema) = super::Schema::new().await {
                    super::$law(&schema.store().await).await;
                }
            })+
        }

        mod memory {
            $(#[tokio::test]
            async fn $law() {
                super::$law(&super::MemoryStore::default()).await;
            })+
        }
    };
}

mod blocks;
mod calendar;
mod careers;
mod daily;
mod deletions;
mod emoji;
mod events;
mod exercises;
mod forms;
mod matches;
mod messages;
mod operator;
mod outages;
mod people;
mod puzzles;
mod queries;
mod quotas;
mod ratings;
mod settings;
mod unfinished;
mod vacations;
mod work;
