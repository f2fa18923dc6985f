-- Texts that the operator shows to everyone for some time, e.g. the dates of an event.
create table announcements (
  id integer primary key generated always as identity,
  -- The text in each language.
  texts jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  created_at timestamptz not null
);

-- The last day of the operator's choice of the special banner; null if it lasts until another choice.
alter table banner_choices add column last_day date;
