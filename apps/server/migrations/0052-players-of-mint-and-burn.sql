-- Every ledger entry names its player, those of mint and burn too, so that the ledger can be distributed by player.
-- Only a player's own entries have a position and a balance. The old entries are filled by the next migration.
alter table ledger_entries
  drop constraint ledger_entries_check,
  drop constraint ledger_entries_check1,
  drop constraint ledger_entries_check2,
  add constraint ledger_entries_position_check check ((account = 'player') = (position is not null)) not valid,
  add constraint ledger_entries_balance_check check ((account = 'player') = (balance_after is not null)) not valid,
  add constraint ledger_entries_player_id_not_null not null player_id not valid;

-- A server of the previous version may still run: it inserts the entry of mint or burn without a player, after the
-- player's own.
create function name_entry_player() returns trigger language plpgsql as $$
begin
  select player_id into new.player_id from ledger_entries where operation = new.operation limit 1;
  return new;
end $$;

create trigger ledger_entries_name_player before insert on ledger_entries
  for each row when (new.player_id is null) execute function name_entry_player();
