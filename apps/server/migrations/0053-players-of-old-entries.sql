-- Names the player in the old entries of mint and burn. Takes no lock that calls wait for: only this transaction sees the
-- function that lets it change entries.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  return null;
end $$;

update ledger_entries as entry set player_id = own.player_id
from ledger_entries as own
where entry.player_id is null and own.operation = entry.operation and own.account = 'player';

create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;

alter table ledger_entries validate constraint ledger_entries_position_check;
alter table ledger_entries validate constraint ledger_entries_balance_check;
alter table ledger_entries validate constraint ledger_entries_player_id_not_null;
