# The bot in a small image: built in one stage, run in another.
#
#     docker build -t claim-bot .
#     docker run -d --name claim-bot --restart unless-stopped \
#         -e CLAIM_BOT_DISCORD_TOKEN -v claim-bot:/data claim-bot

FROM rust:1.95-slim-bookworm AS builder
WORKDIR /build
# SQLite and the cryptography of TLS are compiled from C.
RUN apt-get update \
    && apt-get install -y --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
# The dependencies alone first: this layer is built anew only when they change.
COPY Cargo.toml Cargo.lock ./
RUN mkdir src \
    && echo 'fn main() {}' >src/main.rs \
    && touch src/lib.rs \
    && cargo build --release --locked --bin claim-bot
COPY src src
COPY locales locales
COPY migrations migrations
# The placeholders were newer than the sources may be.
RUN touch src/lib.rs src/main.rs \
    && cargo build --release --locked --bin claim-bot

FROM debian:bookworm-slim
RUN useradd --system --uid 10001 --no-create-home --shell /usr/sbin/nologin claim-bot \
    && install -d -o claim-bot -g claim-bot -m 0700 /data
COPY --from=builder /build/target/release/claim-bot /usr/local/bin/claim-bot
USER claim-bot
WORKDIR /data
# The database, and beside it what SQLite and the heartbeat need.
VOLUME /data
ENV CLAIM_BOT_DATABASE_URL=sqlite:///data/claim-bot.db
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
    CMD ["claim-bot", "health"]
ENTRYPOINT ["claim-bot"]
CMD ["run"]
