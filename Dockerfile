# syntax=docker/dockerfile:1
# The bot in a small image: built in one stage, run in another.
#
#     docker compose -f packaging/compose.yaml up -d --build --wait

FROM rust:1.95-slim-bookworm AS builder
WORKDIR /build
# SQLite and the cryptography of TLS are compiled from C.
RUN apt-get update \
    && apt-get install -y --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
COPY . .
# The caches keep the crates and what was compiled of them from one build to the next.
RUN --mount=type=cache,target=/usr/local/cargo/registry \
    --mount=type=cache,target=/build/target \
    cargo build --profile dist --no-default-features --locked -p claim-bot \
    && cp target/dist/claim-bot /claim-bot

FROM debian:bookworm-slim
RUN useradd --system --uid 10001 --no-create-home --shell /usr/sbin/nologin claim-bot \
    && install -d -o claim-bot -g claim-bot -m 0700 /data
COPY --from=builder /etc/ssl/certs/ca-certificates.crt /etc/ssl/certs/
COPY --from=builder /claim-bot /usr/local/bin/claim-bot
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
