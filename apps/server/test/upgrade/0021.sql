insert into spent_nonces (nonce, expires_at) values ('nonce', '2026-11-18 12:00Z');
