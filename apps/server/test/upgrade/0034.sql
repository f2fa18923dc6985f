insert into ranking_steps (ranking, position, value, experience, arrival) values ('power', 1000, 0, 0, 1);
