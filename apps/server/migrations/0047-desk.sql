-- Accounts that may use the operator's desk. The code of an invitation is used once, to register the first passkey.
create table desk_accounts (
  player_id uuid primary key references players,
  role text not null check (role in ('owner', 'moderator', 'editor')),
  granted_at timestamptz not null,
  invitation_hash bytea,
  invitation_expires_at timestamptz,
  check ((invitation_hash is null) = (invitation_expires_at is null))
);

create table desk_passkeys (
  id text primary key,
  player_id uuid not null references desk_accounts on delete cascade,
  public_key bytea not null,
  -- The number of uses that the device reported; 0 if it does not count.
  uses bigint not null,
  transports text[] not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index desk_passkeys_player on desk_passkeys (player_id);

-- Unused recovery codes. Each replaces a passkey once.
create table desk_recovery_codes (
  code_hash bytea primary key,
  player_id uuid not null references desk_accounts on delete cascade
);

-- What a device must sign next. Each is used once.
create table desk_challenges (
  challenge text primary key,
  player_id uuid not null references desk_accounts on delete cascade,
  expires_at timestamptz not null
);

create table desk_sessions (
  token_hash bytea primary key,
  player_id uuid not null references desk_accounts on delete cascade,
  expires_at timestamptz not null
);

-- Every action of an operator. The operator is null for a command of the command line.
create table desk_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  operator uuid references players,
  role text,
  action text not null,
  -- What the action was about, for example a player's id.
  subject text,
  reason text not null check (length(trim(reason)) > 0),
  details jsonb not null,
  check ((operator is null) = (role is null))
);
create index desk_log_subject on desk_log (subject, id);
create trigger desk_log_append_only before update or delete or truncate on desk_log
  for each statement execute function refuse_change();
