-- Payments that could be for the same as one that waits, and units that owe exactly a sum: found without the whole house.
create index bank_line_waiting_sum on bank_line (svj_id, amount, day) where state = 'waiting';
create index account_item_sum on account_item (svj_id, open, unit_id) include (day) where open > 0;
