/** Every house has subscribed for forty months, each with a proforma, a tax document and an invoice; the last is open. */
export const rows = `
  insert into invoice_customer (svj_id, symbol, begins) select id, 2026000000 + id, '2023-08-01' from svj;
  insert into invoice_plan (svj_id, valid_from, units, period, price, per_unit) select id, '2023-08-01', 12, 'monthly', 12000, 1000 from svj;
  insert into invoice_period (svj_id, from_day, to_day, kind, units, per_unit, base, tax, owed, percent, due, paid_on, settled)
    select s.id, f, f + interval '1 month' - interval '1 day', 'monthly', 12, 1000, 12000, 2520, 14520, 21, f,
      case when n < 40 then f::date end, n < 40
    from svj s, generate_series(1, 40) n, lateral (select '2023-07-01'::date + n * interval '1 month' as f) d;
  insert into invoice_payment (svj_id, received_on, amount, unused, how, note, noted_name, at)
    select svj_id, due, 14520, 0, 'bank', '', 'správa', now() from invoice_period where paid_on is not null;
  insert into invoice_part (svj_id, payment_id, period_id, amount, day)
    select p.svj_id, m.id, p.id, 14520, p.due from invoice_period p
      join invoice_payment m on m.svj_id = p.svj_id and m.received_on = p.due where p.paid_on is not null;
  insert into invoice_document (n, kind, year, number, house_id, period_id, issued_on, base, tax, total, content, digest, pdf, isdoc,
    pdf_digest, isdoc_digest, chained, signature, signing_key, at)
    select row_number() over (), k, 2026, row_number() over (partition by k), p.svj_id, p.id, p.due, 12000, 2520, 14520,
      '{"symbol": "2026000001"}', md5('x'), '\\x01', '\\x01', md5('x'), md5('x'), md5('x'), '\\x01', '00', now()
    from invoice_period p, unnest(array['proforma', 'tax', 'invoice']) k;
  update svj set modules = modules || array['invoices'] where not modules @> array['invoices'];
  analyze invoice_customer, invoice_plan, invoice_period, invoice_payment, invoice_part, invoice_document;`;

const list = '/api/v2/invoice';
export const paths = [list, `${list}/check-invoices`];
