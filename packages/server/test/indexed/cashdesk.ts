/**
 * Two hundred records of twenty months in every house, those of the first year closed. Desks are one a house: wide ones, or
 * reading all of them would cost nothing.
 */
export const rows = `
  insert into cash_desk (svj_id, opened_on, opening, created_at, updated_at) select id, '2025-01-01', 10000000, now(), now() from svj;
  insert into cash_head (svj_id, digest, name, address, company_number) select id, '\\x01', name, '', '' from svj;
  insert into cash_record (svj_id, is_expense, year, number, day, amount, name, money_from, acceptor, head_id, entry, text_key,
    created_at, updated_at)
  select h.svj_id, n % 2 = 0, extract(year from d), n, d, 10000 + n, 'Žárovky', 'Elektro', 'Kdosi', h.id, n, 'zarovky', now(), now()
  from cash_head h, generate_series(1, 200) n, lateral (select date '2025-01-01' + n * 3 as d) x;
  insert into cash_month (svj_id, month, income, expense, records)
  select svj_id, date_trunc('month', day), coalesce(sum(amount) filter (where not is_expense), 0),
    coalesce(sum(amount) filter (where is_expense), 0), count(*) from cash_record group by 1, 2;
  update cash_desk d set records = 200, income = x.income, expense = x.expense from (
    select svj_id, sum(income) as income, sum(expense) as expense from cash_month group by 1) x where x.svj_id = d.svj_id;
  insert into cash_entry (svj_id, n, content, digest, at) select svj_id, entry, '[]', '', now() from cash_record;
  insert into cash_closing (svj_id, month, counts, counted, expected, balance, counted_at, closed_name, entry, signature, public_key)
  select svj_id, date '2025-01-01' + n * interval '1 month', '[]', 0, 0, 0, now(), 'Kdosi', 1 + n, '\\x01', ''
  from cash_desk, generate_series(0, 11) n;
  insert into number_series (svj_id, series, year, last)
  select svj_id, series, year, 100 from cash_desk, unnest(array['cash-income', 'cash-expense']) series, generate_series(2000, 2026) year;
  update cash_desk set head = (select string_agg(md5(random()::text || n), '') from generate_series(1, 60) n where svj_id > 0);
  insert into cash_advance (svj_id, record_id, purpose, holder_id, holder_name, due_on, settled_on, settled_name, created_at, updated_at)
  select r.svj_id, r.id, 'nákup', (select min(m.id) from member m where m.svj_id = r.svj_id), 'Kdosi', r.day + 14,
    case when r.number % 10 > 1 then r.day + 7 end, case when r.number % 10 > 1 then 'Kdosi' end, now(), now()
  from cash_record r where r.is_expense;
  insert into cash_advance_receipt (svj_id, advance_id, day, amount, supplier, handed_name, created_at)
  select svj_id, id, due_on, 100, 'Elektro', 'Kdosi', now() from cash_advance, generate_series(1, 3);
  update svj set modules = modules || array['cashDesk'] where not modules @> array['cashDesk'];
  analyze cash_desk, cash_head, cash_record, cash_month, cash_entry, cash_closing, cash_advance, cash_advance_receipt, number_series;`;

const list = '/api/v2/cash-desk';
export const paths = [
  list,
  `${list}?filters=${encodeURIComponent('{"year":2025,"type":"expense","amountFrom":"100.00"}')}`,
  `${list}?filters=${encodeURIComponent('{"text":"zarov"}')}`,
  `${list}/desk`,
  `${list}/closings`,
  `${list}/advances`,
  `${list}/:cash`,
];
