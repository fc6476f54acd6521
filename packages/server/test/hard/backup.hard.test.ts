import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { verifyArchive } from '#server/backup/read-archive.ts';
import type { Manifest } from '#server/backup/steps-backup.ts';
import { give } from './commands.ts';
import { ask, processesIn } from './portal-process.ts';
import {
  addressIn,
  aUnit,
  call,
  databaseOf,
  endReal,
  type RealPortal,
  signIn,
  startReal,
  superUrlOf,
} from './real-portal.ts';
import { isSurveyKey } from './stored.ts';
import { aWarmFolder } from './warm.ts';

const writers = 20;
const statutes = Buffer.alloc(60_000_000, 'stanovy');
const chair = 'predseda@lipova.example';
const soon = { timeout: 60_000, interval: 20 };

let root: string;
let source: string;
let backup: string;
let manifest: Manifest;
const portals: RealPortal[] = [];
/** Numbers of units that a 200 has confirmed. */
const confirmed: string[] = [];
let before: string[] = [];

async function start(folder: string): Promise<RealPortal> {
  const portal = await startReal(folder);
  portals.push(portal);
  return portal;
}

const isStill = (folder: string) => vi.waitFor(() => expect(processesIn(databaseOf(folder))).toEqual([]), soon);

beforeAll(async () => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'pavlac-backup-')));
  source = join(root, 'source');
  backup = join(root, 'zaloha.tar');
  await aWarmFolder(source);
});
afterEach(async () => {
  for (const portal of portals.splice(0)) await endReal(portal);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test(`a backup of a portal in which ${writers} writers work`, async () => {
  const address = addressIn(await start(source));
  const me = await signIn(address, chair);
  // What the sample houses brought.
  const sample = readdirSync(join(source, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isSurveyKey(entry.name))
    .map((entry) => statSync(join(entry.parentPath, entry.name)).size);
  const files = join(source, 'files', 'aa');
  mkdirSync(files, { recursive: true });
  writeFileSync(join(files, 'stanovy.pdf'), statutes);
  writeFileSync(join(files, 'prázdný soubor'), '');
  let finished = false;
  const work = Array.from({ length: writers }, async (_, writer) => {
    for (let n = 1; !finished; n += 1) {
      const body = aUnit(`${writer}/${n}`, me.memberId);
      const { status } = await call(address, '/api/v2/room', { method: 'POST', body, headers: me.headers });
      expect(status).toBe(200);
      confirmed.push(body.number);
    }
  });
  await vi.waitFor(() => expect(confirmed.length).toBeGreaterThan(60), soon);
  before = [...confirmed];
  const { code, said } = await give(source, ['backup', backup]).ended;
  const during = confirmed.length - before.length;
  finished = true;
  await Promise.all(work);
  expect({ code, said }).toMatchObject({ code: 0, said: expect.stringContaining('Záloha je v souboru') });
  expect(during).toBeGreaterThan(0);
  expect(statSync(backup).mode & 0o777).toBe(0o600);
  manifest = (await verifyArchive(backup)) as Manifest;
  const bytes = sample.reduce((sum, size) => sum + size, statutes.length);
  expect(manifest.files).toEqual({ count: 2 + sample.length, bytes });
});

test('the same file is not written over, and a full disk leaves nothing', async () => {
  await start(source);
  expect(await give(source, ['backup', backup]).ended).toMatchObject({
    code: 1,
    said: expect.stringContaining('už existuje'),
  });
  const full = join(root, 'plny-disk.tar');
  // No more than 8 blocks may be written into a file by this process; to it that is a full disk.
  const { code, said } = await give(source, ['backup', full], {}, 'ulimit -f 8; exec "$@"').ended;
  expect({ code, said }).toMatchObject({ code: 1, said: expect.stringContaining('na disk nevejde') });
  expect([full, `${full}.part`, `${full}.part-rows`].filter((file) => existsSync(file))).toEqual([]);
});

test('one flipped byte, a cut end or another file is refused and nothing is founded', async () => {
  const whole = readFileSync(backup);
  const bad = join(root, 'poskozena.tar');
  const target = join(root, 'nothing');
  const account = whole.indexOf('tables/account.copy.gz') + 512 + 40;
  const flipped = [account, whole.indexOf('"formatVersion"') + 3, whole.lastIndexOf('tables/unit.copy.gz') - 20];
  const damaged = flipped.map((at) => () => {
    const copy = Buffer.from(whole);
    copy[at] = (copy[at] ?? 0) ^ 1;
    return copy;
  });
  for (const make of [...damaged, () => whole.subarray(0, whole.length - 4096), () => Buffer.from('ahoj')]) {
    writeFileSync(bad, make());
    const { code, said } = await give(target, ['restore', bad]).ended;
    expect({ code, said }).toMatchObject({ code: 1, said: expect.stringContaining('poškozený, neúplný') });
  }
  expect(existsSync(target)).toBe(false);
});

test('restored into an empty folder it is the portal it was', async () => {
  const target = join(root, 'restored');
  const { code, said } = await give(target, ['restore', backup]).ended;
  expect({ code, said }).toMatchObject({ code: 0, said: expect.stringContaining('Portál je obnovený') });
  await isStill(target);
  expect(readFileSync(join(target, 'files', 'aa', 'stanovy.pdf')).equals(statutes)).toBe(true);
  expect(existsSync(join(target, 'files', '.obnova'))).toBe(false);

  const address = addressIn(await start(target));
  const rows = await ask<{ number: string }>(superUrlOf(target), 'select number from unit');
  const there = new Set(rows.map((r) => r.number));
  expect(before.length).toBeGreaterThan(60);
  expect(before.filter((number) => !there.has(number))).toEqual([]);
  for (const { name, rows: noted } of manifest.tables.filter((t) => !['session', 'tries'].includes(t.name))) {
    const [{ n } = { n: '' }] = await ask<{ n: string }>(superUrlOf(target), `select count(*) as n from ${name}`);
    expect([name, Number(n)]).toEqual([name, noted]);
  }
  const keys = 'select name, value from secret order by name';
  const restoredKeys = await ask(superUrlOf(target), keys);
  const forced = 'select relname from pg_class where relrowsecurity and not relforcerowsecurity';
  expect(await ask(superUrlOf(target), forced)).toEqual([]);

  const me = await signIn(address, chair);
  const check = await call(address, '/api/v2/room/check', { headers: me.headers });
  expect(check.status).toBe(200);
  const made = await call(address, '/api/v2/room', {
    method: 'POST',
    headers: me.headers,
    body: aUnit('po obnově', me.memberId),
  });
  expect(made.status).toBe(200);
  await endReal(portals[0] as RealPortal);
  await start(source);
  expect(restoredKeys).toEqual(await ask(superUrlOf(source), keys));
});

test('a portal that runs, and one in which somebody is, are not restored into', async () => {
  const target = join(root, 'restored');
  await start(target);
  expect((await give(target, ['restore', backup]).ended).said).toContain('běží jiný portál');
  await endReal(portals[0] as RealPortal);
  const { code, said } = await give(target, ['restore', backup]).ended;
  expect({ code, said }).toMatchObject({ code: 1, said: expect.stringContaining('Portál není prázdný') });
});

test('a restore killed in the middle leaves an empty portal, into which the next one goes', async () => {
  const target = join(root, 'killed');
  // While the database starts, and with all rows loaded but not committed.
  for (const sign of ['database/postmaster.pid', 'files.obnova']) {
    const killed = give(target, ['restore', backup]);
    await vi.waitFor(() => expect(existsSync(join(target, sign))).toBe(true), { ...soon, interval: 2 });
    killed.process.kill('SIGKILL');
    await killed.ended;
  }
  const { code, said } = await give(target, ['restore', backup]).ended;
  expect({ code, said }).toMatchObject({ code: 0, said: expect.stringContaining('Portál je obnovený') });
  expect(existsSync(join(target, 'files.obnova'))).toBe(false);
  addressIn(await start(target));
  const [{ n } = { n: '' }] = await ask<{ n: string }>(superUrlOf(target), 'select count(*) as n from unit');
  expect(Number(n)).toBe(manifest.tables.find((t) => t.name === 'unit')?.rows);
});

test('one association goes from a running portal into another one', async () => {
  const file = join(root, 'lipova.tar.gz');
  const target = join(root, 'other');
  await start(source);
  const lipova = `select id from svj where nickname = 'SVJ Lipová 14'`;
  const [{ id } = { id: '' }] = await ask<{ id: string }>(superUrlOf(source), lipova);
  // The sample has a vote that runs: it is said before, and cancelled there.
  expect(await give(source, ['export', '--svj', id, file]).ended).toMatchObject({
    code: 0,
    said: expect.stringContaining('Právě běží hlasování: 1 ('),
  });
  expect(await give(source, ['export', file]).ended).toMatchObject({
    code: 1,
    said: expect.stringContaining('Použití'),
  });
  await start(target);
  const { code, said } = await give(target, ['import', file]).ended;
  expect({ code, said }).toMatchObject({ code: 0, said: expect.stringContaining('Nikdo do něj zatím nemá přístup') });
  expect(said).toMatch(
    /V archivu jsou běžící hlasování: 1 .*Zrušená hlasování, která běžela: 1 .*podepsané klíčem [0-9a-f]{64}/s,
  );
  expect(await ask(superUrlOf(target), lipova)).toHaveLength(2);
  expect(await give(target, ['import', backup]).ended).toMatchObject({
    code: 1,
    said: expect.stringContaining('není společenství'),
  });
});
