-- The player row is the lock on everything that the player owns.
create table players (
  id uuid primary key default uuidv7(),
  username text not null check (username ~ '^[A-Za-z0-9]{1,15}$'),
  username_key text generated always as (lower(username)) stored constraint players_username_key unique,
  email text not null,
  email_key text generated always as (lower(email)) stored constraint players_email_key unique,
  google_sub text constraint players_google_sub unique,
  password_hash text,
  picture text,
  language text not null default 'en' check (language in ('en', 'es')),
  level integer not null default 1 check (level >= 1),
  experience integer not null default 0 check (experience >= 0),
  experience_needed integer not null default 100 check (experience_needed > 0),
  normal_open boolean not null default false,
  hard_open boolean not null default false,
  total_power bigint not null default 0 check (total_power >= 0),
  unique_cards integer not null default 0 check (unique_cards >= 0),
  day date not null,
  paid_at_rollover integer not null default 0 check (paid_at_rollover >= 0),
  created_at timestamptz not null,
  constraint players_can_sign_in check (password_hash is not null or google_sub is not null)
) with (fillfactor = 80);

create table sessions (
  token_hash bytea primary key,
  player_id uuid not null references players on delete cascade,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_player on sessions (player_id);

-- The first answer to each intent of a player, replayed for every repetition.
create table idempotent_replies (
  player_id uuid not null references players on delete cascade,
  key text not null,
  request_hash bytea not null,
  -- json keeps the order of the fields: a replay is the same to the byte.
  reply json not null,
  at timestamptz not null,
  primary key (player_id, key)
);
