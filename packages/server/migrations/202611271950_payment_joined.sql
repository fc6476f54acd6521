-- A payment by an approved request may take the movement or the expense that paid it: it then counts once.
do $$ declare c text; begin
  select conname into strict c from pg_constraint
  where conrelid = 'fee_payment'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%num_nonnulls%';
  execute format('alter table fee_payment drop constraint %I', c);
end $$;
alter table fee_payment add constraint fee_payment_one_movement check (num_nonnulls(line_id, cash_id) <= 1);
