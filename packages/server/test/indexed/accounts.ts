/** A year of eight units in every house, each month prescribed and the first half of it paid. Houses are few in books: wide ones. */
export const rows = `
  insert into account_book (svj_id, entries, head, accounts)
    select id, 100, (select string_agg(md5(random()::text || n), '') from generate_series(1, 60) n where svj.id > 0), 10 from svj;
  insert into account_unit (svj_id, unit_id, no, symbol, used, updated_at)
    select svj_id, id, row_number() over (partition by svj_id order by id), 1000 + row_number() over (partition by svj_id order by id),
      true, now() from unit where deleted_at is null;
  insert into account_entry (svj_id, n, unit_id, kind, day, month, amount, text, digest, made_at, made_name)
    select a.svj_id, (a.no - 1) * 24 + m, a.unit_id, case when m <= 12 then 'prescribed' else 'paid' end,
      make_date(2026, (m - 1) % 12 + 1, 15), case when m <= 12 then make_date(2026, m, 1) end, case when m <= 12 then 100 else -100 end,
      'Předpis', md5(m::text), now(), 'Kdosi'
    from account_unit a, generate_series(1, 24) m;
  insert into account_item (svj_id, entry_id, unit_id, day, month, amount, open)
    select svj_id, id, unit_id, day, month, amount, case when day < '2026-07-01' then 0 else amount end from account_entry;
  insert into account_crediting (svj_id, n, credit_id, debt_id, amount, why, digest, made_at, made_name)
    select d.svj_id, 1000000 + d.n, p.id, d.id, 100, 'earliest', md5(d.n::text), now(), 'Kdosi'
    from account_entry d join account_entry p on p.svj_id = d.svj_id and p.n = d.n + 12
    where d.amount > 0 and d.day < '2026-07-01';
  update svj set modules = modules || array['roomFees'] where not modules @> array['roomFees'];
  analyze account_book, account_unit, account_entry, account_item, account_crediting;`;

const list = '/api/v2/unit-accounts';
export const paths = [
  list,
  `${list}/matrix?year=2026`,
  `${list}/debts`,
  `${list}/:account`,
  `${list}/:account/balance?date=2026-11-01`,
];
