-- Each number counts up to its quest's goal and stands one above it once claimed.
create table quest_progress (
  player_id uuid primary key references players,
  week date not null,
  image smallint not null default 0,
  silhouette smallint not null default 0,
  name smallint not null default 0,
  opening smallint not null default 0,
  all_games smallint not null default 0,
  summons_week smallint not null default 0,
  logins_week smallint not null default 0,
  power_150k smallint not null default 0,
  power_500k smallint not null default 0,
  level_5 smallint not null default 0,
  level_20 smallint not null default 0,
  finished_today smallint not null default 0
) with (fillfactor = 80);

-- One row per quest paid and period: the day, the week's Monday, or 1970-01-01 for the special ones.
create table quest_claims (
  player_id uuid not null references players,
  quest text not null,
  period date not null,
  gachas integer not null check (gachas > 0),
  at timestamptz not null,
  primary key (player_id, quest, period)
);
create trigger quest_claims_append_only before update or delete or truncate on quest_claims
  for each statement execute function refuse_change();
