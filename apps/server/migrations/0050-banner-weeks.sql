-- The series of the special banner in each week that begins on this Monday. Made ahead from the pack, and never changed.
create table banner_weeks (
  week date primary key,
  series text not null
);
