import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Endpoint } from '#contract/base/calls/endpoint.ts';
import { nouns } from '#contract/modules.ts';
import { atDatabase } from '#server/base/embedded/embedded-provision.ts';
import { type Making, makings } from './making.ts';
import { aPortal, type TestPortal } from './portal.ts';

const endpoints = Object.entries(nouns).flatMap(([noun, all]) =>
  Object.entries(all).map(([name, endpoint]) => [`${noun}.${name}`, endpoint as Endpoint] as const),
);
const making = endpoints.filter(([, e]) => typeof e.creates === 'string').map(([name]) => name);

let portal: TestPortal;
/** Row security hides nothing from the superuser. */
let above: pg.Client;
beforeAll(async () => {
  portal = await aPortal();
  const database = new URL(portal.ownerUrl).pathname.slice(1);
  above = new pg.Client({ connectionString: atDatabase(inject('superUrl'), database) });
  await above.connect();
});
afterAll(async () => {
  await above.end();
  await portal.close();
});

/** Rows of the table in all houses. */
const countOf = async (table: string): Promise<number> =>
  (await above.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]?.n as number;
const arranged = (name: string): Promise<Making> => (makings[name] as (typeof makings)[string])(portal);
const mails = () => countOf('outbox');
/** What differs between two readings of one thing: addresses good for a while, and whether a sentence was already told. */
const lasting = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data, (name, value) => (/url$/i.test(name) ? undefined : value)));

it('every POST that writes says what it makes or why it makes nothing, and no other call does', () => {
  for (const [name, e] of endpoints) {
    const says = e.method === 'POST' && e.effect === 'writes';
    expect([name, e.creates !== undefined]).toEqual([name, says]);
    if (typeof e.creates === 'object') expect(e.creates.none.length, name).toBeGreaterThan(10);
  }
});

it('every call that makes something has its story here', () => {
  expect(Object.keys(makings).sort()).toEqual([...making].sort());
});

describe.each(making)('%s', (name) => {
  it('sent again under its key it makes one thing, tells nobody twice and answers the same', async () => {
    const { by, table, rows = 1, sends } = await arranged(name);
    const me = by.under(randomUUID());
    const before = await countOf(table);
    const wrong = await sends(by.under('neni-uuid'));
    expect([wrong.status, await countOf(table)]).toEqual([400, before]);
    const first = await sends(me);
    expect([200, 201], JSON.stringify(first)).toContain(first.status);
    const [made, told] = [await countOf(table), await mails()];
    expect(made).toBe(before + rows);
    const again = await sends(me);
    expect({ ...again, data: lasting(again.data) }).toEqual({ ...first, data: lasting(first.data) });
    expect([await countOf(table), await mails()]).toEqual([made, told]);
  });

  it('two at the very same moment make one thing', async () => {
    const { by, table, rows = 1, sends } = await arranged(name);
    const me = by.under(randomUUID());
    const before = await countOf(table);
    const [one, other] = await Promise.all([sends(me), sends(me)]);
    expect([one.status, other.status]).toEqual([one.status, one.status]);
    expect([200, 201]).toContain(one.status);
    expect(lasting(other.data)).toEqual(lasting(one.data));
    expect(await countOf(table)).toBe(before + rows);
  });
});
