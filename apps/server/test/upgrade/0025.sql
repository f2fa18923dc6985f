insert into guest_rounds (guest_hash, day, network, wrong) values ('\x07', '2026-11-17', '\x08', '{paper-fox}');
