-- What an old intent was answered with may go; that it was carried out stays, so that it never is a second time.
alter table idempotent_replies alter column reply drop not null;
create index idempotent_replies_kept on idempotent_replies (at) where reply is not null;
