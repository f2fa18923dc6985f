-- What the next audit need not read again: the ledger entries up to an id, and the gachas that they made less those that
-- they destroyed. Audits before this migration have none.
alter table audits
  add column complete_at timestamptz,
  add column last_entry bigint,
  add column made bigint;
