-- A record of what coins paid more or less than another one says: haléře of the sum, as a record of their own.
alter table cash_record add column rounds_id bigint;
alter table cash_record add foreign key (svj_id, rounds_id) references cash_record (svj_id, id);
alter table cash_record drop constraint cash_record_cause_check;
alter table cash_record add constraint cash_record_cause_check check (cause in ('plain', 'cancel', 'difference', 'rounding'));
alter table cash_record add check ((cause = 'rounding') = (rounds_id is not null));
create unique index cash_record_rounds on cash_record (svj_id, rounds_id) where rounds_id is not null;
