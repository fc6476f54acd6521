/** Sixty payments of each fee of the house, a tenth of them taken back; movements that went out, a record that a request became. */
export const rows = `
  insert into bank_line (svj_id, n, account_id, statement_id, position, day, amount, currency, counter, name, vs, ks, ss, message,
    reference, reverses, identity, digest, state)
  select s.svj_id, 20000 + s.n * 40 + k, s.account_id, s.id, 100 + k, s.day_from + k, -1000 - k, 'CZK', '', 'Výtahy', '', '', '',
    'servis', '', false, 'out-' || s.n || '-' || k, '', 'house' from bank_statement s, generate_series(1, 10) k;
  insert into fee_payment (svj_id, fee_id, day, amount, name, undone_at, undone_reason, created_at)
  select svj_id, id, date '2025-01-01' + n * 7, 1000 + n, repeat('x', 200), case when n % 10 = 0 then now() end,
    case when n % 10 = 0 then 'omyl' end, now() from fee, generate_series(1, 60) n where side = 'house';
  insert into fee_payment (svj_id, fee_id, day, amount, name, line_id, created_at)
  select l.svj_id, f.id, l.day, -l.amount, 'Servis', l.id, now() from bank_line l,
    lateral (select min(id) as id from fee where svj_id = l.svj_id and side = 'house') f where l.amount < 0 and l.id % 2 = 0 and f.id is not null;
  insert into approval_cash (svj_id, cash_id, approval_id, created_at)
  select r.svj_id, r.id, a.id, now() from cash_record r,
    lateral (select min(id) as id from approval where svj_id = r.svj_id) a where r.is_expense and a.id is not null;
  analyze bank_line, fee_payment, approval_cash;`;

const fee = '/api/v2/room-fee';
export const paths = [
  `${fee}/:fee/payments`,
  `${fee}/payments/offers`,
  '/api/v2/requirement-for-approval/:approval/became',
  '/api/v2/cash-desk/:cash/links',
];
