-- Distributes the game's tables over several machines by player, with Citus. For psql, on the coordinator, after the
-- migrations. docs/scaling.md lists what the program must change before it can run on this schema.
--
-- `npm run check:shards` reads from this file where each table is. A table that is not named here is on the
-- coordinator only: settings, limits, and results that one machine computes for all.

begin;

-- Small tables that statements of all players read: a copy on every machine.

select create_reference_table('banner_choices');
select create_reference_table('banner_weeks');
select create_reference_table('card_pools');
select create_reference_table('planned_polls');
select create_reference_table('polls');
select create_reference_table('takedowns');

-- A shard checks only its own rows, so every key must contain the player, and a foreign key must refer to the same
-- player. These constraints span players or lack the player.

alter table listings drop constraint listings_buyer_fkey, drop constraint listings_pkey, add primary key (seller, id);
alter table push_subscriptions drop constraint push_subscriptions_session_hash_fkey,
  drop constraint push_subscriptions_endpoint_key;
alter table push_messages drop constraint push_messages_subscription_id_fkey;
alter table push_subscriptions drop constraint push_subscriptions_pkey, add primary key (player_id, id);
alter table sessions drop constraint sessions_pkey, add primary key (player_id, token_hash);
alter table mail_tokens drop constraint mail_tokens_pkey, add primary key (player_id, token_hash);
alter table pulls drop constraint pulls_seed_id_fkey, drop constraint pulls_pkey, drop constraint pulls_seed_id_counter_key,
  add primary key (player_id, id), add unique (player_id, seed_id, counter);
alter table seeds drop constraint seeds_pkey, add primary key (player_id, id);
alter table pulls add foreign key (player_id, seed_id) references seeds (player_id, id);
alter table ledger_entries drop constraint ledger_entries_pkey, add primary key (player_id, id);
-- Only for servers of an older version. Its statement names no player.
drop trigger ledger_entries_name_player on ledger_entries;
alter table desk_passkeys drop constraint desk_passkeys_pkey, add primary key (player_id, id);
alter table desk_recovery_codes drop constraint desk_recovery_codes_pkey, add primary key (player_id, code_hash);
alter table desk_challenges drop constraint desk_challenges_pkey, add primary key (player_id, challenge);
alter table desk_sessions drop constraint desk_sessions_pkey, add primary key (player_id, token_hash);
alter table desk_log drop constraint desk_log_operator_fkey;
alter table suspensions drop constraint suspensions_pkey, add primary key (player_id, id);
alter table challenge_rounds drop constraint challenge_rounds_player_id_fkey;
alter table notices drop constraint notices_pkey, add primary key (player_id, id);
alter table blocks drop constraint blocks_blocked_fkey;
alter table reports drop constraint reports_reported_fkey, drop constraint reports_pkey, add primary key (reporter, id);
alter table players drop constraint players_username_key, drop constraint players_email_key,
  drop constraint players_google_sub;

-- Tables of players: all rows of a player are on one shard. The triggers of append-only tables read and write nothing, so
-- they are safe on every shard.

set local citus.enable_unsafe_triggers to on;
select create_distributed_table('players', 'id');
select create_distributed_table('wallets', 'player_id', colocate_with => 'players');
select create_distributed_table('ledger_entries', 'player_id', colocate_with => 'players');
select create_distributed_table('sessions', 'player_id', colocate_with => 'players');
select create_distributed_table('mail_tokens', 'player_id', colocate_with => 'players');
select create_distributed_table('idempotent_replies', 'player_id', colocate_with => 'players');
select create_distributed_table('rounds', 'player_id', colocate_with => 'players');
select create_distributed_table('resets_used', 'player_id', colocate_with => 'players');
select create_distributed_table('quest_progress', 'player_id', colocate_with => 'players');
select create_distributed_table('quest_claims', 'player_id', colocate_with => 'players');
select create_distributed_table('seeds', 'player_id', colocate_with => 'players');
select create_distributed_table('next_seeds', 'player_id', colocate_with => 'players');
select create_distributed_table('pulls', 'player_id', colocate_with => 'players');
select create_distributed_table('holdings', 'player_id', colocate_with => 'players');
select create_distributed_table('showcases', 'player_id', colocate_with => 'players');
select create_distributed_table('listings', 'seller', colocate_with => 'players');
select create_distributed_table('cancelled_listings', 'seller', colocate_with => 'players');
select create_distributed_table('poll_votes', 'player_id', colocate_with => 'players');
select create_distributed_table('reminder_settings', 'player_id', colocate_with => 'players');
select create_distributed_table('notices', 'player_id', colocate_with => 'players');
select create_distributed_table('blocks', 'blocker', colocate_with => 'players');
select create_distributed_table('reports', 'reporter', colocate_with => 'players');
select create_distributed_table('suspensions', 'player_id', colocate_with => 'players');
select create_distributed_table('desk_accounts', 'player_id', colocate_with => 'players');
select create_distributed_table('desk_passkeys', 'player_id', colocate_with => 'players');
select create_distributed_table('desk_recovery_codes', 'player_id', colocate_with => 'players');
select create_distributed_table('desk_challenges', 'player_id', colocate_with => 'players');
select create_distributed_table('desk_sessions', 'player_id', colocate_with => 'players');
select create_distributed_table('wishes', 'player_id', colocate_with => 'players');
select create_distributed_table('push_subscriptions', 'player_id', colocate_with => 'players');

-- Tables of strangers, by the key of their browser or of the shared puzzle.

select create_distributed_table('guest_rounds', 'guest_hash', colocate_with => 'none');
select create_distributed_table('challenge_rounds', 'puzzle_id', colocate_with => 'none');

commit;
