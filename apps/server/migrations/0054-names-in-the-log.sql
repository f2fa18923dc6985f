-- Removes usernames and file names of pictures from the log of operators, because the log outlives the accounts. Only this
-- transaction sees the function that lets it change entries.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  return null;
end $$;

update desk_log set details = '{}' where action in ('player.rename', 'player.remove-picture');

create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
