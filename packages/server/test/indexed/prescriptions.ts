/**
 * Six prescriptions of half a year in every house, all issued but the last; each with three fees and all units. What units
 * owe by them stands on accounts.
 */
export const rows = `
  insert into prescription (svj_id, name, from_month, months, due_day, no_resolution, issued_at, issued_name, total, created_at,
    updated_at)
  select s.id, repeat('Předpis ', 40) || n, make_date(2023 + n / 2, 1 + 6 * (n % 2), 1), 6, 15, 'x', case when n < 5 then now() end,
    case when n < 5 then 'výbor' end, case when n < 5 then 1000 end, now(), now() from svj s, generate_series(0, 5) n;
  insert into prescription_check (svj_id, prescription_id, unit_id, kind, value, checked_at)
  select r.svj_id, r.id, u.id, 'persons', u.persons::text, now() from prescription r join unit u on u.svj_id = r.svj_id
  where u.persons is not null;
  insert into prescription_fee (svj_id, prescription_id, position, fee_id, name, fee_key, total, whole)
  select r.svj_id, r.id, n, (select min(f.id) + n from fee f where f.svj_id = r.svj_id), 'Fond', 'equal', 1000, '1'
  from prescription r, generate_series(0, 2) n where r.issued_at is not null;
  insert into prescription_month (svj_id, fee_id, month, prescription_id)
  select f.svj_id, f.fee_id, r.from_month + n * interval '1 month', r.id from prescription_fee f
  join prescription r on r.svj_id = f.svj_id and r.id = f.prescription_id, generate_series(0, 5) n;
  insert into prescription_unit (svj_id, prescription_id, unit_id, label, persons, area, num, den, parts, weights, total)
  select r.svj_id, r.id, u.id, u.number, 2, 4580, 1, 100, '{100,100,100}', '{1,1,1}', 300 from prescription r
  join unit u on u.svj_id = r.svj_id where r.issued_at is not null;
  insert into prescription_item (svj_id, prescription_id, unit_id, month, due_on, amount, made_at, made_name)
  select u.svj_id, u.prescription_id, u.unit_id, r.from_month, r.from_month + 14, 300, now(), 'výbor' from prescription_unit u
  join prescription r on r.svj_id = u.svj_id and r.id = u.prescription_id;
  analyze prescription, prescription_check, prescription_fee, prescription_month, prescription_unit, prescription_item;`;

const list = '/api/v2/room-fee/prescriptions';
export const paths = [list, `${list}/mine`, `${list}/:run`, `${list}/:run/units`];
