-- A proforma that was wrong and that nobody paid: its period asks for nothing any more, and another one may begin on its day.
alter table invoice_period
  add column cancelled_on date,
  add column cancel_reason text,
  add column cancel_name text,
  add constraint invoice_period_cancelled check (
    (cancelled_on is null) = (cancel_reason is null) and (cancelled_on is null) = (cancel_name is null)
    and (cancelled_on is null or owed = 0)
  );
drop index invoice_period_once;
create unique index invoice_period_once on invoice_period (svj_id, from_day) where cancelled_on is null;
grant update (cancelled_on, cancel_reason, cancel_name) on invoice_period to {app};
