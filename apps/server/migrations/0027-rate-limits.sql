-- Counts of the rate limits that all servers share. The columns and their order are those of rate-limiter-flexible.
-- Unlogged, because the counts may be lost in a crash and are not worth a write to the log.
create unlogged table rate_limits (
  key text primary key,
  points integer not null,
  -- Milliseconds since 1970.
  expire bigint not null
);
