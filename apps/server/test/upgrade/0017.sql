insert into fingerprints (name, value) values ('secret-key', 'fingerprint');
