insert into played_networks (day, network) values ('2026-11-17', '\x08');
