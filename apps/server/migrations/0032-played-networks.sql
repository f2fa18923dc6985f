-- The networks in which an account has guessed a day's easy picture puzzle, or has received a guest's win. A network is a
-- keyed hash, as in guest_rounds. Later wins of its guests are not paid. Rows of past days are deleted.
create table played_networks (
  day date not null,
  network bytea not null,
  primary key (day, network)
);
