-- A browser that receives push messages. It belongs to a session, so signing out ends it.
create table push_subscriptions (
  id uuid primary key default uuidv7(),
  player_id uuid not null references players on delete cascade,
  session_hash bytea not null references sessions on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index push_subscriptions_player on push_subscriptions (player_id);
create index push_subscriptions_session on push_subscriptions (session_hash);

-- What a player wants to be reminded of, and what they were reminded of last. Nothing is sent without a subscription.
create table reminder_settings (
  player_id uuid primary key references players on delete cascade,
  new_day boolean not null default true,
  sales boolean not null default true,
  -- Hours of the player's time zone without messages. Equal hours mean that messages are sent at any time.
  quiet_from smallint not null default 22 check (quiet_from between 0 and 23),
  quiet_to smallint not null default 9 check (quiet_to between 0 and 23),
  time_zone text not null default 'Europe/Madrid',
  new_day_sent date,
  sales_sent_at timestamptz not null
);

-- Messages that are waiting to be sent.
create table push_messages (
  id uuid primary key default uuidv7(),
  subscription_id uuid not null references push_subscriptions on delete cascade,
  kind text not null check (kind in ('new-day', 'sale')),
  count integer not null default 1 check (count > 0),
  attempts smallint not null default 0,
  due_at timestamptz not null
);
create index push_messages_due on push_messages (due_at);
create index push_messages_subscription on push_messages (subscription_id);
