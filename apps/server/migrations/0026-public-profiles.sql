-- Whether anyone on the web may read the player's profile, without an account.
alter table players add column shows_profile boolean not null default false;
