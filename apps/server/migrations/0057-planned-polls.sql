-- Polls that have not started yet, by the day on which they start.
create table planned_polls (
  first_day date primary key,
  options jsonb not null
);
