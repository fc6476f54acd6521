import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { Headers } from './load.ts';

/** The operator may issue: ten crowns a unit and month. */
export const issuer = `
  update invoice_supplier set name = 'Pavlač s.r.o.', street = 'Dvorní 5', town = 'Jihlava', post = '586 01', ico = '99990016',
    dic = 'CZ99990016', register = 'C 1234, Krajský soud v Brně', account = '2000000528/2010', term_days = 14, signs = 'Nikola Podzimková';
  insert into invoice_price (valid_from, per_unit) values ('2026-01-01', 1000)`;

/** So many associations whose first monthly proforma is due today. */
const due = (count: number) => `
  with s as (insert into svj (name, name_key, ico, street, town, post, modules)
    select 'SVJ Hromadná ' || n, 'svj hromadna ' || n, '99990024', 'Hromadná ' || n, 'Jihlava', '58601', '{}'
    from generate_series(1, ${count}) n returning id),
  c as (insert into invoice_customer (svj_id, symbol, begins) select id, 2030000000 + id, current_date from s returning svj_id, begins)
  insert into invoice_plan (svj_id, valid_from, units, period, price, per_unit) select svj_id, begins, 12, 'monthly', 12000, 1000 from c`;

const p99 = (took: readonly number[]) => [...took].sort((a, b) => a - b)[Math.floor(took.length * 0.99)] ?? 0;
/** Turns true after so many milliseconds. */
function over(milliseconds: number): () => boolean {
  const end = performance.now() + milliseconds;
  return () => performance.now() > end;
}
/** Milliseconds of readings, one after another with a rest, until it is over. */
async function readingUntil(address: string, headers: Headers, isOver: () => boolean): Promise<number[]> {
  const took: number[] = [];
  while (!isOver()) {
    const began = performance.now();
    const answer = await fetch(address, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    took.push(performance.now() - began);
    await sleep(20);
  }
  return took;
}

type At = { superUrl: string; ownerUrl: string; reads: string; headers: Headers };
/** Seconds in which so many associations get their proformas, and p99 of those who read alone and beside it. */
export async function measureProformas({ superUrl, ownerUrl, reads, headers }: At, count: number) {
  const db = new pg.Client({ connectionString: superUrl });
  const boss = new PgBoss({ connectionString: ownerUrl, schema: 'pgboss', max: 1, supervise: false, schedule: false });
  await Promise.all([db.connect(), boss.start()]);
  const issued = async () =>
    (await db.query<{ n: number }>('select count(*)::integer as n from invoice_document')).rows[0]?.n ?? 0;
  /** Leaves it to the portal, and waits until all are there; answers seconds from the first to the last. */
  async function morning(more: number): Promise<number> {
    await db.query(due(more));
    const before = await issued();
    await boss.send('invoices.issue', { svj: 0, id: 0 });
    let began = 0;
    for (;;) {
      const so = (await issued()) - before;
      if (so > 0) began ||= performance.now();
      if (so >= more) return (performance.now() - began) / 1000;
      await sleep(100);
    }
  }
  try {
    await db.query(issuer);
    await morning(50);
    await readingUntil(reads, headers, over(15_000));
    const alone = await readingUntil(reads, headers, over(15_000));
    let isOver = false;
    const work = morning(count).finally(() => {
      isOver = true;
    });
    const beside = await readingUntil(reads, headers, () => isOver);
    return { seconds: await work, alone: p99(alone), beside: p99(beside), reads: beside.length };
  } finally {
    await Promise.all([boss.stop({ graceful: false }), db.end()]);
  }
}
