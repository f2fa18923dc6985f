-- Which secret key and content pack the database belongs to: a server with others is refused.
create table fingerprints (
  name text primary key check (name in ('secret-key', 'pack')),
  value text not null
);
