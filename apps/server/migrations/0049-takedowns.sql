-- Content of the pack that an operator withdrew. Rows are never deleted: content that was restored can be withdrawn again.
create table takedowns (
  id integer primary key generated always as identity,
  kind text not null check (kind in ('card', 'character', 'series', 'song', 'picture')),
  -- The id of the card, character or series in the pack.
  subject text not null,
  reason text not null check (length(trim(reason)) > 0),
  withdrawn_at timestamptz not null,
  restored_at timestamptz,
  -- The withdrawn cards by id, as players see them, so that the pack no longer needs to contain them.
  cards jsonb not null
);
create unique index takedowns_active on takedowns (kind, subject) where restored_at is null;
