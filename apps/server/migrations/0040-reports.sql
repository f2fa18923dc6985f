-- Messages from the operator to a player. The inbox shows them together with the sales, which are read from the listings.
create table notices (
  id uuid primary key default uuidv7(),
  player_id uuid not null references players on delete cascade,
  kind text not null,
  -- What the text of the notice mentions: a card, a sum, a player.
  details jsonb not null,
  at timestamptz not null,
  read_at timestamptz
);
create index notices_newest on notices (player_id, at desc, id desc);
create index notices_unread on notices (player_id) where read_at is null;
create index notices_old on notices (at);

-- A player who wants nothing to do with another player.
create table blocks (
  blocker uuid not null references players on delete cascade,
  blocked uuid not null references players on delete cascade,
  created_at timestamptz not null,
  primary key (blocker, blocked),
  check (blocker <> blocked)
);
create index blocks_blocked on blocks (blocked, blocker);

-- What a player reported about another player. It is open until a moderator decides about it.
create table reports (
  id uuid primary key default uuidv7(),
  reporter uuid not null references players on delete cascade,
  reported uuid not null references players on delete cascade,
  kind text not null check (kind in ('name', 'picture', 'offer', 'profile')),
  -- The reported offer. Offers are deleted some time after they are canceled, so this is not a foreign key.
  listing_id uuid,
  -- The name, picture or offer as it was when it was reported.
  subject jsonb not null,
  -- What the reporter wrote.
  text text not null default '' check (length(text) <= 500),
  created_at timestamptz not null,
  outcome text check (outcome in ('dismissed', 'acted')),
  closed_at timestamptz,
  check ((kind = 'offer') = (listing_id is not null)),
  check ((outcome is null) = (closed_at is null)),
  check (reporter <> reported)
);
create unique index reports_open on reports (reporter, reported, kind, listing_id) nulls not distinct
  where closed_at is null;
create index reports_queue on reports (created_at) where closed_at is null;
create index reports_by_day on reports (reporter, created_at);
create index reports_about on reports (reported);
create index reports_closed on reports (closed_at) where closed_at is not null;
