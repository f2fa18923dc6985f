-- A clock that ran ahead and was set back: days and weeks may come twice.

-- The weekdays of the current week on which the player visited, bit 0 for Monday: each counts once.
alter table quest_progress add column visited_days smallint not null default 0;
-- The counts of the week before the last change of week: they go on where the clock is set back to it.
alter table quest_progress add column left_week jsonb;

-- Rewards are paid for all days that are not today.
create index rounds_claimable on rounds (player_id) where status = 1;

-- The last ledger entry that a day's sums know of: a later one that belongs to the day makes it be counted again.
alter table book_days add column last_entry bigint;
update book_days set last_entry = coalesce((select max(id) from ledger_entries), 0);
alter table book_days alter column last_entry set not null;
