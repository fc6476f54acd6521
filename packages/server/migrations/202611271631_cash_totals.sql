-- What all records of a desk come to, beside its months: a page of the list, and what is in the desk, ask for nothing older.
alter table cash_desk
  add column records integer not null default 0,
  add column income bigint not null default 0,
  add column expense bigint not null default 0;
alter table cash_desk no force row level security;
alter table cash_month no force row level security;
update cash_desk d set records = x.records, income = x.income, expense = x.expense
from (select svj_id, sum(records) as records, sum(income) as income, sum(expense) as expense from cash_month group by svj_id) x
where x.svj_id = d.svj_id;
alter table cash_desk force row level security;
alter table cash_month force row level security;
