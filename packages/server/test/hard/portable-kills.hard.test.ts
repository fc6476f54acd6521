import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg, { type QueryResultRow } from 'pg';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { filesFolder } from '#server/base/store/file-store.ts';
import { importErrand, importFolder } from '#server/portable/steps-imports.ts';
import { samplePassword } from '#server/sample/people.ts';
import { give } from './commands.ts';
import { ask } from './portal-process.ts';
import { addressIn, call, endReal, type RealPortal, startReal, superUrlOf } from './real-portal.ts';
import { aWarmFolder } from './warm.ts';

const longest = 10 * 60_000;
const soon = { timeout: 120_000, interval: 5 };

let folder: string;
let portal: RealPortal;
let headers: Record<string, string>;
beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'pavlac-import-kills-')));
  await aWarmFolder(folder);
  portal = await startReal(folder);
  const body = { email: 'spravce.portalu@pavlac.example', password: samplePassword };
  const { data } = await call(addressIn(portal), '/api/v2/auth/login', { method: 'POST', body });
  headers = { authorization: `Bearer ${(data as { token: string }).token}` };
}, longest);
afterAll(async () => {
  await endReal(portal);
  rmSync(folder, { recursive: true, force: true });
});

const rows = <R extends QueryResultRow>(text: string): Promise<R[]> => ask<R>(superUrlOf(folder), text);
/** Rows of every table that a house has, and houses themselves, but for words of documents, which are read when there is time. */
async function counted(): Promise<Record<string, number>> {
  const all = await rows<{ name: string; n: string }>(`
    select c.relname as name, (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I', c.relname), false, true, '')))[1]::text as n
    from pg_class c join pg_namespace s on s.oid = c.relnamespace where s.nspname = 'public' and c.relkind = 'r'
      and c.relname not in ('document_text', 'document_piece', 'document_word') and (c.relname = 'svj' or exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'svj_id'))
    order by c.relname`);
  return Object.fromEntries(all.map(({ name, n }) => [name, Number(n)]));
}
/** Folders of the store that are of no association. */
async function strayBytes(): Promise<string[]> {
  const known = new Set((await rows<{ id: string }>('select id::text as id from svj')).map((r) => r.id));
  return readdirSync(filesFolder(folder)).filter((name) => /^\d+$/.test(name) && !known.has(name));
}
type Row = { id: number; state: string; percent: number | null; house_id: string | null; tries: number };
const imported = async (): Promise<Row | undefined> =>
  (
    await rows<Row>(
      'select id::int as id, state, percent, house_id, tries from archive_import order by id desc limit 1',
    )
  )[0];

/** Kills the portal while this try of its import waits to write into a table that somebody holds: in the middle, however fast it is. */
async function diesAt(table: string, nth: number, begins: () => Promise<unknown>): Promise<void> {
  const holder = new pg.Client({ connectionString: superUrlOf(folder) });
  // Its server may go down with the portal.
  holder.on('error', () => undefined);
  await holder.connect();
  await holder.query(`begin; lock table ${table} in share row exclusive mode`);
  await begins();
  await vi.waitFor(async () => expect(await imported()).toMatchObject({ state: 'running', tries: nth }), soon);
  // Fresh statistics of the table wait too, by another lock.
  const waiting = `select from pg_locks l where l.relation = '${table}'::regclass and l.mode = 'RowExclusiveLock'
    and not l.granted`;
  await vi.waitFor(async () => expect(await rows(waiting)).not.toEqual([]), soon);
  await endReal(portal, 'SIGKILL');
  await holder.end().catch(() => undefined);
  portal = await startReal(folder);
  addressIn(portal);
}
/** Leaves the errand once more, as the sweep does of an import that was silent for minutes. */
async function goesOn(id: number): Promise<void> {
  const boss = new PgBoss({
    connectionString: superUrlOf(folder),
    schema: 'pgboss',
    supervise: false,
    schedule: false,
  });
  await boss.start();
  await boss.send(importErrand, { svj: 0, id });
  await boss.stop({ graceful: false });
}

test('kill -9 in the middle of an import: none of the house, then the whole of it, and no bytes of a half', {
  timeout: longest,
}, async () => {
  const [house] = await rows<{ id: string }>("select id::text as id from svj where nickname = 'SVJ Lipová 14'");
  mkdirSync(importFolder(folder), { recursive: true });
  const file = join(importFolder(folder), 'lipova.zip');
  expect(await give(folder, ['export', '--svj', house?.id ?? '', file]).ended).toMatchObject({ code: 0 });
  const before = await counted();
  const body = { name: 'lipova.zip', passphrase: null };
  let id = 0;
  await diesAt('unit', 1, async () => {
    const asked = await call(addressIn(portal), '/api/v2/archive-import', { method: 'POST', headers, body });
    expect([asked.status, asked.key]).toEqual([200, 'PORTABLE.BRINGING']);
    id = (asked.data as { id: number }).id;
  });
  expect(await counted()).toEqual(before);
  await diesAt('document', 2, () => goesOn(id));
  expect(await counted()).toEqual(before);
  // The third try is the last that an import has.
  await goesOn(id);
  await vi.waitFor(async () => expect(await imported()).toMatchObject({ id, state: 'done', tries: 3 }), soon);
  const houses = await rows<{ id: string }>(
    "select id::text as id from svj where nickname = 'SVJ Lipová 14' order by id",
  );
  expect(houses.map((h) => h.id)).toEqual([house?.id, (await imported())?.house_id]);
  const [was, now] = houses.map((h) => h.id);
  // A vote that ran ends by moving, and its ledger says so: entries are one more.
  for (const table of ['unit', 'ownership', 'member', 'message', 'document', 'vote', 'account_entry']) {
    const of = async (of?: string) => (await rows(`select from ${table} where svj_id = ${of}`)).length;
    expect([table, await of(now)]).toEqual([table, await of(was)]);
  }
  expect(await strayBytes()).toEqual([]);
  // What came is whole for the program that checks: it goes out again.
  expect(await give(folder, ['export', '--svj', now ?? '', join(folder, 'znovu.zip')]).ended).toMatchObject({
    code: 0,
  });
});
