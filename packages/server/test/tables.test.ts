import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownedTablesOf } from '#server/around.ts';
import { nouns } from '#server/nouns.ts';
import { aPortal, type TestPortal } from './portal.ts';

type Found = { name: string; ofHouse: boolean; columns: string[] };
let portal: TestPortal;
let schema: Found[];
beforeAll(async () => {
  portal = await aPortal();
  const db = new pg.Client({ connectionString: portal.ownerUrl });
  await db.connect();
  const { rows } = await db.query<Found>(`
    select c.relname as name, array_agg(a.attname::text) as columns,
      c.relname = 'svj' or bool_or(a.attname = 'svj_id') as "ofHouse"
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    group by c.relname order by c.relname`);
  schema = rows;
  await db.end();
});
afterAll(() => portal.close());

const owned = ownedTablesOf();

describe('tables', () => {
  it('of the database have one noun each, which says how they travel', () => {
    const orphans = schema.filter(({ name }) => !owned.has(name)).map(({ name }) => name);
    expect(orphans.map((name) => `${name}: add it to tables of server/<noun>/noun.ts`)).toEqual([]);
  });

  it('that a noun names are in the database, with the columns it names', () => {
    const strange = [...owned].flatMap(([name, { columns = {} }]) => {
      const found = schema.find((t) => t.name === name);
      if (!found) return [name];
      return Object.keys(columns).flatMap((column) => (found.columns.includes(column) ? [] : [`${name}.${column}`]));
    });
    expect(strange).toEqual([]);
  });

  it('of the portal itself hold no rows of an association, and all others do', () => {
    const wrong = schema.filter(({ name, ofHouse }) => 'portal' in (owned.get(name) ?? {}) === ofHouse);
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('of two owners are told with both of them', () => {
    const twice = { ...nouns, home: { ...nouns.home, tables: { vote: { stays: 'nothing' } } } };
    expect(() => ownedTablesOf(twice)).toThrow('Table vote is in tables of home and of motions');
  });
});
