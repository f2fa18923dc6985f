-- A new language needs no new column: texts are objects with a field for each language.
alter table polls add column options jsonb;
update polls set options = jsonb_build_array(
  jsonb_build_object('en', first_en, 'es', first_es),
  jsonb_build_object('en', second_en, 'es', second_es)
);
alter table polls alter column options set not null;
alter table polls add constraint polls_two_options check (jsonb_array_length(options) = 2);
alter table polls drop column first_en, drop column first_es, drop column second_en, drop column second_es;

-- The contract lists the languages that a player may choose.
alter table players drop constraint players_language_check;
