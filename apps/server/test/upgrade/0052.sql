-- A server of the previous version still runs: Ben earns 20 gachas, and the mint entry has no player.
update wallets set balance = balance + 20, entries = entries + 1 where player_id = '00000000-0000-7000-8000-00000000000b';
insert into ledger_entries (operation, account, player_id, position, delta, balance_after, reason, at)
  select uuid '00000000-0000-7000-8000-000000000011', 'player', player_id, entries, 20, balance, 'gift', timestamptz '2026-11-17 15:00Z'
  from wallets where player_id = '00000000-0000-7000-8000-00000000000b'
  union all select uuid '00000000-0000-7000-8000-000000000011', 'mint', null::uuid, null::integer, -20, null::bigint, 'gift', timestamptz '2026-11-17 15:00Z';
