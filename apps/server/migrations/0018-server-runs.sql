-- How much each run of a server has written: a count that a file in its data folder holds too. Where the database holds
-- less than the file, writes are lost that players were told of.
create table server_runs (
  id uuid primary key,
  started_at timestamptz not null default now(),
  beats bigint not null default 0
);

-- One row, written to see whether the database can be written to.
create table write_checks (
  id boolean primary key default true check (id),
  at timestamptz not null
);
