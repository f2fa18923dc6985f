-- Nonces of third-party sign-in that were used, until they would be too old anyway.
create table spent_nonces (
  nonce text primary key,
  expires_at timestamptz not null
);
