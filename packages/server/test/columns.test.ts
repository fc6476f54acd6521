import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPortal, type TestPortal } from './portal.ts';

type Column = { type: string; notNull: boolean };
const sources = join(import.meta.dirname, '../src');
const short: Record<string, string> = {
  'timestamp with time zone': 'timestamptz',
  'timestamp without time zone': 'timestamp',
};
const plain = (type: string) =>
  (short[type] ?? type).replace(/timestamp \(\d\) with time zone/, 'timestamptz').replaceAll(' ', '');

let portal: TestPortal;
const found = new Map<string, Column>();
beforeAll(async () => {
  portal = await aPortal();
  const db = new pg.Client({ connectionString: portal.ownerUrl });
  await db.connect();
  const { rows } = await db.query<Column & { name: string }>(`
    select c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as "notNull"
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`);
  for (const { name, ...column } of rows) found.set(name, column);
  await db.end();
});
afterAll(() => portal.close());

it('columns as the sources describe them are those of the database: names, types, what may be null', async () => {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) => /tables\.ts$/.test(file));
  const modules = await Promise.all(
    files.map((file) => import(join(sources, file)) as Promise<Record<string, unknown>>),
  );
  const tables = modules.flatMap((module) => Object.values(module).filter((one) => is(one, PgTable)));
  expect(tables.length).toBeGreaterThan(20);
  const wrong = tables.flatMap((table) => {
    const { name, columns } = getTableConfig(table as PgTable);
    return columns.flatMap((column) => {
      const real = found.get(`${name}.${column.name}`);
      if (!real) return [`${name}.${column.name} is not in the database`];
      const said = { type: plain(column.getSQLType()), notNull: column.notNull };
      const is = { type: plain(real.type), notNull: real.notNull };
      const same = said.type === is.type && said.notNull === is.notNull;
      return same ? [] : [`${name}.${column.name}: described ${JSON.stringify(said)}, is ${JSON.stringify(is)}`];
    });
  });
  expect(wrong).toEqual([]);
});
