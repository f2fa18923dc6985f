update listings set state = 'frozen' where state = 'open';
