-- What the operator chose for the special banner: the last one counts, and null leaves it to the weekly rotation.
create table banner_choices (
  id integer primary key generated always as identity,
  series text,
  at timestamptz not null
);
create trigger banner_choices_append_only before update or delete or truncate on banner_choices
  for each statement execute function refuse_change();

-- The server seed that a player draws from after the one in use: it is fixed, and shown by its hash, before the player
-- chooses the client seed that goes with it.
create table next_seeds (
  player_id uuid primary key references players,
  server_seed bytea not null
) with (fillfactor = 80);
insert into next_seeds (player_id, server_seed)
  select id, decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex') from players;

-- The number of the rules by which a pull was drawn.
alter table pulls add column rules smallint not null default 1;
alter table pulls alter column rules drop default;

create index pulls_special on pulls (player_id, edition) where banner = 'special';
