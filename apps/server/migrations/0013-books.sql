-- The open books. A day that is over never changes: its sums are kept, and only the present one is counted again.
create table book_days (
  day date primary key,
  made bigint not null,
  destroyed bigint not null
);

create table book_draws (
  day date not null,
  rarity text not null,
  drawn bigint not null,
  -- What the rules of that day promised, in thousandths of a card, and its spread in millionths.
  expected bigint not null,
  variance bigint not null,
  primary key (day, rarity)
);

create table audits (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  entries bigint not null,
  copies bigint not null,
  rules integer not null,
  broken integer not null
);

-- Written in the order of time and never changed: the block ranges of a day are found by an index of a few pages.
create index ledger_entries_at on ledger_entries using brin (at) with (pages_per_range = 32, autosummarize = on);
create index pulls_at on pulls using brin (at) with (pages_per_range = 32, autosummarize = on);
