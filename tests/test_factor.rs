//! How many random matches the tests play.

/// `CLAIM_BOT_TEST_FACTOR` times `count`, once without it.
pub(crate) fn match_count(count: usize) -> usize {
    let factor = std::env::var("CLAIM_BOT_TEST_FACTOR").ok();
    count * factor.and_then(|text| text.parse().ok()).unwrap_or(1)
}
