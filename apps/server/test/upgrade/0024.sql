update listings set seller_gains = 3 where state = 'sold';
