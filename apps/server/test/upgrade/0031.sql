insert into push_subscriptions (id, player_id, session_hash, endpoint, p256dh, auth, created_at) values
  ('00000000-0000-7000-8000-0000000000f1', '00000000-0000-7000-8000-00000000000a', '\x01', 'https://push.example.org/1', 'key', 'auth', '2026-11-17 12:00Z');
insert into reminder_settings (player_id, sales_sent_at) values ('00000000-0000-7000-8000-00000000000a', '2026-11-17 12:00Z');
insert into push_messages (subscription_id, kind, due_at) values
  ('00000000-0000-7000-8000-0000000000f1', 'sale', '2026-11-17 13:00Z');
