import pg from 'pg';
import type { List } from './lists.ts';

export const recordsEach = 100_000;

/** A desk of twenty years in every association, a dozen and a half records a day. */
export async function seedCash(superUrl: string): Promise<void> {
  const db = new pg.Client({ connectionString: superUrl });
  await db.connect();
  try {
    await db.query(`
      update svj set modules = modules || array['cashDesk'];
      insert into cash_desk (svj_id, opened_on, opening, created_at, updated_at)
      select id, current_date - 7300, 1000000000, now(), now() from svj;
      insert into cash_head (svj_id, digest, name, address, company_number) select id, '\\x01', name, '', '' from svj;
      insert into cash_record (svj_id, is_expense, year, number, day, amount, name, money_from, acceptor, head_id, entry, text_key,
        created_at, updated_at)
      select h.svj_id, n % 2 = 0, extract(year from d), n, d, 1000 + n % 100, 'Žárovky', 'Elektro Malý', 'Věra Hrdličková', h.id, n,
        'zarovky elektro maly', now(), now()
      from cash_head h, generate_series(1, ${recordsEach}) n,
        lateral (select current_date - 7300 + (n * 7300::bigint / ${recordsEach})::int as d) x order by h.svj_id, n;
      insert into cash_month (svj_id, month, income, expense, records)
      select svj_id, date_trunc('month', day), coalesce(sum(amount) filter (where not is_expense), 0),
        coalesce(sum(amount) filter (where is_expense), 0), count(*) from cash_record group by 1, 2;
      update cash_desk d set records = x.records, income = x.income, expense = x.expense from (
        select svj_id, sum(records) as records, sum(income) as income, sum(expense) as expense from cash_month group by 1) x
      where x.svj_id = d.svj_id`);
    await db.query('vacuum analyze cash_desk, cash_head, cash_record, cash_month');
  } finally {
    await db.end();
  }
}

/** The newest page of records with what was in the desk after each. */
export const cash = (who: string): List => ({
  title: `Pokladna (${who}): 25 ze ${recordsEach}, se zůstatky a součty, jedno ze 4 společenství`,
  path: '/api/v2/cash-desk',
  limit: `select r.* from cash_record r where r.svj_id = $1 order by r.day desc, r.is_expense desc, r.number desc limit 25`,
});
