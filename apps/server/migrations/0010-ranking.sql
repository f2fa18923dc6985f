-- Who was first at a value stands above whoever came to it later: a number drawn at each change.
create sequence arrivals;
alter table players
  add column power_arrival bigint not null default nextval('arrivals'),
  add column level_arrival bigint not null default nextval('arrivals'),
  add column cards_arrival bigint not null default nextval('arrivals');

create function note_arrival() returns trigger language plpgsql as $$
begin
  if new.total_power <> old.total_power then
    new.power_arrival := nextval('arrivals');
  end if;
  if (new.level, new.experience) <> (old.level, old.experience) then
    new.level_arrival := nextval('arrivals');
  end if;
  if new.unique_cards <> old.unique_cards then
    new.cards_arrival := nextval('arrivals');
  end if;
  return new;
end $$;

create trigger players_arrival before update of total_power, level, experience, unique_cards on players
  for each row execute function note_arrival();

create index players_by_power on players (total_power desc, power_arrival);
create index players_by_level on players (level desc, experience desc, level_arrival);
create index players_by_cards on players (unique_cards desc, cards_arrival);
