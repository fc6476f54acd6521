/** Every unit was handed over twice; whoever is the first of the house sold them. After accounts and confirmations. */
export const rows = `
  insert into account_side (svj_id, unit_id, side, day)
    select svj_id, unit_id, n, make_date(2020 + n, 1, 1) from account_unit, generate_series(1, 2) n;
  insert into sale (svj_id, unit_id, side, label, day, passed, rest, made_at, made_name)
    select svj_id, unit_id, side, 'jednotka', day, 0, 0, now(), 'Kdosi' from account_side;
  insert into sale_person (svj_id, sale_id, member_id, seller)
    select s.svj_id, s.id, (select min(m.id) from member m where m.svj_id = s.svj_id), true from sale s;
  insert into sale_row (svj_id, sale_id, position) select svj_id, id, n from sale, generate_series(1, 3) n;
  insert into sale_share (svj_id, sale_id, position, month, text, seller_days, buyer_days, seller, buyer)
    select svj_id, id, 0, '2026-01-01', 'Předpis', 10, 20, 1, 2 from sale;
  analyze account_side, sale, sale_person, sale_row, sale_share;`;

const list = '/api/v2/unit-sales';
export const paths = [list, `${list}?unitId=:account`, `${list}/days?unitId=:account`];
