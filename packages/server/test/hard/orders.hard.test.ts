import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { invoicing } from '#contract/invoices/endpoints-invoicing.ts';
import { orders } from '#contract/orders/endpoints.ts';
import type { Person } from '../house.ts';
import { anIssuer } from '../invoicing.ts';
import { anOrder, sendOwners, sent } from '../orders.ts';
import { aPortal, type TestPortal } from '../portal.ts';

let portal: TestPortal;
let admin: Person;
let outside: pg.Client;
beforeAll(async () => {
  portal = await aPortal({ sample: true });
  admin = await anIssuer(portal);
  const url = new URL(inject('superUrl'));
  url.pathname = new URL(portal.appUrl).pathname;
  outside = new pg.Client({ connectionString: url.href });
  await outside.connect();
});
afterAll(async () => {
  await outside.end();
  await portal.close();
});

/** Rows of every table, so that nothing of a house that was not made stays anywhere. */
async function counted(): Promise<Record<string, number>> {
  const { rows } = await outside.query<{ name: string; n: string }>(`
    select c.relname as name, (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I', c.relname), false, true, '')))[1]::text as n
    from pg_class c join pg_namespace s on s.oid = c.relnamespace where s.nspname = 'public' and c.relkind = 'r' and c.relname not in ('tries', 'session')`);
  return Object.fromEntries(rows.map(({ name, n }) => [name, Number(n)]));
}

/** Has whoever comes to the table wait, and ends the first who does as if its server had died. */
async function diesAt(table: string, run: () => Promise<unknown>): Promise<unknown> {
  const killer = new pg.Client({ connectionString: inject('superUrl') });
  await killer.connect();
  await outside.query('begin');
  await outside.query(`lock table ${table} in exclusive mode`);
  const ran = run();
  let killed = 0;
  while (killed === 0) {
    const { rowCount } = await killer.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock' and datname = $1`,
      [new URL(portal.appUrl).pathname.slice(1)],
    );
    killed = rowCount ?? 0;
    if (killed === 0) await setTimeout(10);
  }
  await outside.query('rollback');
  await killer.end();
  return ran;
}

it('a server that dies in the middle of an acceptance leaves nothing behind, and the next one makes the whole house', async () => {
  const { id, token } = await anOrder(admin);
  await sendOwners(portal, token);
  await sent(portal, token);
  const { svj, user, entrances, updatedAt } = await admin.asks(orders.check, { id });
  const given = { id, updatedAt, svj, user, entrances };
  const before = await counted();
  for (const table of ['svj', 'entrance', 'unit', 'member', 'ownership', 'invoice_plan', 'outbox'].filter(
    (name) => name in before,
  )) {
    const reply = (await diesAt(table, () => admin.call(orders.accept, given))) as { status: number };
    expect([table, reply.status >= 500]).toEqual([table, true]);
    expect(await counted(), table).toEqual(before);
  }
  const made = await admin.asks(orders.accept, given);
  expect(made).toMatchObject({ units: 16, complete: true, ownerless: [] });
  expect(await admin.asks(orders.accept, given)).toEqual(made);
  const after = await counted();
  expect([after.svj, after.unit]).toEqual([Number(before.svj) + 1, Number(before.unit) + 16]);
  expect((await admin.asks(invoicing.verify, {})).problems).toEqual([]);
});
