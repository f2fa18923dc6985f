-- Part of the signature of the links to a player's pulls. A new number makes all earlier links invalid.
alter table players add column share_version integer not null default 1;
