update wallets set balance = balance - 20, entries = entries + 1 where player_id = '00000000-0000-7000-8000-00000000000b';
insert into ledger_entries (operation, account, player_id, position, delta, balance_after, reason, at)
  select uuid '00000000-0000-7000-8000-000000000012', account, player_id, case account when 'player' then entries end,
    case account when 'player' then -20 else 20 end, case account when 'player' then balance end, 'deduction', '2026-11-17 16:00Z'
  from wallets cross join unnest('{player,burn}'::text[]) as account where player_id = '00000000-0000-7000-8000-00000000000b';
