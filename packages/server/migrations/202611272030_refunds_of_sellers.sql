-- What was left over to an owner before and went back to them, or to an account of a unit.
alter table account_entry
  drop constraint account_entry_kind_check,
  add constraint account_entry_kind_check check (kind in ('prescribed', 'corrected', 'paid', 'cash', 'returned', 'undone',
    'opening', 'handed', 'shared', 'passed', 'refunded')),
  add constraint account_entry_refund_check check (kind <> 'refunded' or amount > 0);
