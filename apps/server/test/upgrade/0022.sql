update quest_progress set left_week = '{"week": "2026-11-09"}', visited_days = 2;
