import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

const app = new pg.Client({ connectionString: inject('appUrl') });
const owner = new pg.Client({ connectionString: inject('ownerUrl') });
beforeAll(() => Promise.all([app.connect(), owner.connect()]));
afterAll(() => Promise.all([app.end(), owner.end()]));

test('the application is an ordinary role that can create nothing', async () => {
  const role = 'select rolsuper, rolcreatedb, rolcreaterole, rolbypassrls from pg_roles where rolname = current_user';
  const nothing = { rolsuper: false, rolcreatedb: false, rolcreaterole: false, rolbypassrls: false };
  expect((await app.query(role)).rows).toEqual([nothing]);
  expect((await owner.query(role)).rows).toEqual([nothing]);
  await expect(app.query('create table refused (id int)')).rejects.toThrow('permission denied for schema public');
  await expect(app.query('create schema refused')).rejects.toThrow('permission denied for database');
  await expect(app.query('create temp table refused (id int)')).rejects.toThrow('permission denied');
});

test('the owner migrates, and what it makes is closed to the application until granted', async () => {
  await owner.query('begin; create table made (id int)');
  const grants = await owner.query(`select has_table_privilege('pavlac_app', 'made', 'select') as readable`);
  expect(grants.rows).toEqual([{ readable: false }]);
  await owner.query('rollback');
});

test('texts sort in Czech when asked and case folds beyond ASCII', async () => {
  const sorted = await app.query<{ x: string }>(
    `select x from unnest(array['chata', 'dům', 'čaj', 'cihla', 'hora']) as t(x) order by x collate "cs-x-icu"`,
  );
  expect(sorted.rows.map((row) => row.x)).toEqual(['cihla', 'čaj', 'dům', 'hora', 'chata']);
  expect((await app.query(`select lower('ŽLUŤOUČKÝ') as low, unaccent('Zálohy') as plain`)).rows).toEqual([
    { low: 'žluťoučký', plain: 'Zalohy' },
  ]);
});
