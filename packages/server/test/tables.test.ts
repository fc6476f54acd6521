import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownedTablesOf } from '#server/around.ts';
import { nouns } from '#server/nouns.ts';
import { migration } from './hard/probe.ts';
import { aPortal, type TestPortal } from './portal.ts';

type Found = { name: string; ofHouse: boolean; columns: string[] };
let portal: TestPortal;
let db: pg.Client;
let schema: Found[];

async function schemaNow(): Promise<Found[]> {
  const { rows } = await db.query<Found>(`
    select c.relname as name, array_agg(a.attname::text) as columns,
      c.relname = 'svj' or bool_or(a.attname = 'svj_id') as "ofHouse"
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    group by c.relname order by c.relname`);
  return rows;
}

beforeAll(async () => {
  portal = await aPortal();
  db = new pg.Client({ connectionString: portal.ownerUrl });
  await db.connect();
  schema = await schemaNow();
});
afterAll(async () => {
  await db.end();
  await portal.close();
});

const owned = ownedTablesOf();
/** Tables that no noun says to be its own, each with where it belongs. */
const orphans = (tables: readonly Found[], known = owned): string[] =>
  tables.filter(({ name }) => !known.has(name)).map(({ name }) => `${name}: add it to tables of server/<noun>/noun.ts`);

describe('tables', () => {
  it('of the database have one noun each, which says how they travel', () => {
    expect(orphans(schema)).toEqual([]);
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

  it('of a throw-away noun ask for their owner and for what the application may do, and are known once both are said', async () => {
    await db.query('begin');
    await db.query(migration);
    const mayRead = async () =>
      (await db.query<{ may: boolean }>("select has_table_privilege('pavlac_app', 'probe_visit', 'select') as may"))
        .rows;
    expect(orphans(await schemaNow())).toEqual(['probe_visit: add it to tables of server/<noun>/noun.ts']);
    expect(await mayRead()).toEqual([{ may: false }]);
    await db.query('grant select, insert, update, delete on probe_visit to pavlac_app');
    const probe = { ...nouns.home, tables: { probe_visit: { travels: true as const } } };
    expect(orphans(await schemaNow(), ownedTablesOf({ ...nouns, probe }))).toEqual([]);
    expect(await mayRead()).toEqual([{ may: true }]);
    await db.query('rollback');
  });
});
