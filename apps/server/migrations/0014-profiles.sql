alter table players
  add column email_verified_at timestamptz,
  -- Whether the public profile shows the playing record.
  add column shows_statistics boolean not null default false,
  -- What is left of a deleted account is the row that the ledger and the sales stand on: no name, no address.
  add column deleted_at timestamptz;
alter table players drop constraint players_can_sign_in;
alter table players add constraint players_can_sign_in
  check ((password_hash is not null or google_sub is not null) = (deleted_at is null));
alter table players
  alter column username_key set expression as (case when deleted_at is null then lower(username) end),
  alter column email_key set expression as (case when deleted_at is null then lower(email) end);

-- What a letter's link proves, once: the hash of its token, for one address of one player.
create table mail_tokens (
  token_hash bytea primary key,
  player_id uuid not null references players on delete cascade,
  purpose text not null check (purpose in ('reset', 'verify')),
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index mail_tokens_player on mail_tokens (player_id);

-- The cards that a player shows on the public profile, in order.
create table showcases (
  player_id uuid not null references players on delete cascade,
  place smallint not null check (place between 0 and 5),
  card_id text not null,
  primary key (player_id, place),
  unique (player_id, card_id)
);
