update players set language = 'es' where username = 'Ben';
