-- How much a request is about, in whole haléře, and to whom it would go.
alter table approval
  add column amount bigint check (amount between 1 and 9999999999999),
  add column supplier_ico text not null default '',
  add column supplier_name text not null default '';
