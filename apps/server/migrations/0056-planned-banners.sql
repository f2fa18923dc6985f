-- The first day of a choice for the special banner; null if it counts from the moment it was made. Of the choices whose first
-- day has come, the one that began last counts.
alter table banner_choices add column first_day date;
