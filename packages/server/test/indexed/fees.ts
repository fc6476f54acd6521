/** Forty fees a house, each with three amounts and numbers of its units. */
export const rows = `
  insert into fee (svj_id, name, side, frequency, fee_key, first_due, notes, remind_at, created_at, updated_at)
  select s.id, 'Poplatek ' || n, case when n % 2 = 0 then 'house' else 'units' end, 'monthly', 'own', '2026-01-15',
    repeat('x', 300), case when n % 2 = 0 then now() + n * interval '1 day' end, now(), now() from svj s, generate_series(1, 40) n;
  insert into fee_version (svj_id, fee_id, valid_from, amount)
  select svj_id, id, make_date(2023 + n, 1, 1), 1000 * n from fee, generate_series(1, 3) n;
  insert into fee_number (svj_id, fee_id, unit_id, thousandths)
  select f.svj_id, f.id, u.id, 1000 from fee f join unit u on u.svj_id = f.svj_id where f.side = 'units';
  update svj set modules = modules || array['roomFees'] where not modules @> array['roomFees'];
  analyze fee, fee_version, fee_number;`;

const list = '/api/v2/room-fee';
export const paths = [list, `${list}/units`, `${list}/:fee`];
