-- Rows that are written by tens of thousands at once are of the house of the row above them, and go with it: to ask for the house
-- once more for each took a tenth of prescribing a year.
alter table account_item
  drop constraint account_item_svj_id_fkey,
  drop constraint account_item_svj_id_entry_id_fkey,
  add foreign key (svj_id, entry_id) references account_entry (svj_id, id) on delete cascade;
alter table prescription_item
  drop constraint prescription_item_svj_id_fkey,
  drop constraint prescription_item_svj_id_prescription_id_unit_id_fkey,
  add foreign key (svj_id, prescription_id, unit_id) references prescription_unit (svj_id, prescription_id, unit_id)
    on delete cascade;
