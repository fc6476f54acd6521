/** So wide that a page holds few rows: reading all of a small table costs more than an index then. */
const wide = (of: string) =>
  `(select string_agg(md5(random()::text || n), '') from generate_series(1, 60) n where ${of} > 0)`;

/** Three steps a house; a quarter of what is open on accounts was called for once. A book of accounts has to be there. */
export const rows = `
  insert into reminder_ladder (svj_id, own_source, updated_at) select id, ${wide('svj.id')}, now() from svj;
  insert into reminder_step (svj_id, position, name, days, least, cost, term, text)
  select id, step, 'Upomínka ' || step, 30 * step, 0, 0, 14, ${wide('svj.id')} from svj, generate_series(1, 3) step;
  insert into reminder (svj_id, unit_id, step, name, sum, cost, deadline, channel, owners, text, day, made_at, made_name)
  select svj_id, unit_id, 1, 'Upomínka', 100, 0, '2026-10-01', 'mail', 'Kdosi', repeat('Dobrý den ', 200), '2026-09-15', now(), 'výbor'
  from account_unit;
  insert into reminder_item (svj_id, reminder_id, entry_id, amount)
  select r.svj_id, r.id, i.entry_id, 100 from reminder r
  join account_item i on i.svj_id = r.svj_id and i.unit_id = r.unit_id and i.open > 0 and i.day < '2026-09-01';
  insert into reminder_person (svj_id, reminder_id, member_id)
  select r.svj_id, r.id, (select min(m.id) from member m where m.svj_id = r.svj_id) from reminder r;
  insert into reminder_interest (svj_id, debt_id, from_day, to_day, amount)
  select svj_id, entry_id, '2026-08-01', '2026-08-31', 1 from reminder_item;
  insert into reminder_rate (svj_id, from_day, repo, source) select id, '2026-07-01', 350, ${wide('svj.id')} from svj;
  insert into reminder_dispute (svj_id, unit_id, note, made_at, made_name)
  select a.svj_id, a.unit_id, ${wide('a.unit_id')}, now(), 'výbor' from account_unit a where a.no <= 2;
  insert into instalment_plan (svj_id, unit_id, made_at, made_name)
  select svj_id, unit_id, now(), 'výbor' from account_unit where unit_id % 4 = 0;
  insert into instalment_debt (svj_id, plan_id, entry_id, amount)
  select p.svj_id, p.id, i.entry_id, 100 from instalment_plan p
  join account_item i on i.svj_id = p.svj_id and i.unit_id = p.unit_id and i.open > 0 and i.day < '2026-09-01';
  insert into instalment (svj_id, plan_id, day, amount)
  select svj_id, id, '2026-12-15'::date + 30 * n, 20 from instalment_plan, generate_series(0, 5) n;
  analyze instalment_plan, instalment_debt, instalment, reminder_ladder, reminder_step, reminder, reminder_item, reminder_person, reminder_interest, reminder_rate, reminder_dispute;`;

const list = '/api/v2/reminders';
export const paths = [`${list}/preview`, `${list}/ladder`, `${list}/units/:account`, `${list}/units/:account/interest`];
