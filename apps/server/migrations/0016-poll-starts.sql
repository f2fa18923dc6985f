-- When voting began. Polls from before began on the first of their days, at an hour that nobody recorded.
alter table polls add column started_at timestamptz;
update polls set started_at = (expires_on - 14)::timestamp at time zone 'Europe/Madrid';
alter table polls alter column started_at set not null;
