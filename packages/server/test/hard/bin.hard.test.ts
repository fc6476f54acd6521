import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { documents } from '#contract/documents/endpoints.ts';
import { folders } from '#contract/documents/endpoints-folders.ts';
import { drawn, seed } from '../seed.ts';
import { ask } from './portal-process.ts';
import {
  addressIn,
  call,
  endReal,
  type Headers,
  type RealPortal,
  signIn,
  startReal,
  superUrlOf,
} from './real-portal.ts';
import { storedIn } from './stored.ts';
import { aWarmFolder } from './warm.ts';

const rounds = 6;
const links = 20_000;
const papers = 30;
const soon = { timeout: 120_000, interval: 10 };
let data: string;
let portal: RealPortal;
beforeAll(async () => {
  data = realpathSync(mkdtempSync(join(tmpdir(), 'pavlac-kos-')));
  await aWarmFolder(data);
  portal = await startReal(data);
});
afterAll(async () => {
  await endReal(portal);
  rmSync(data, { recursive: true, force: true });
});

const told = async (sql: string): Promise<number> => {
  const [row] = await ask<{ n: string }>(superUrlOf(data), sql);
  return Number(row?.n);
};
const waiting = () => told('select count(*) as n from document where bin_id is not null');
/** What the clock would begin in the night. */
const begin = () => ask(superUrlOf(data), `insert into pgboss.job (name) values ('documents.bin')`);

/** A folder of links and of papers with bytes, deleted more than thirty days ago. */
async function aFullBin(headers: Headers): Promise<void> {
  const at = addressIn(portal);
  const made = await call(at, folders.create.path, { method: 'POST', headers, body: { name: 'Stará složka' } });
  const { id } = made.data as { id: number };
  for (let n = 0; n < papers; n += 1) {
    const form = new FormData();
    form.append('data', JSON.stringify({ folderId: id }));
    form.append('file', new Blob([`list ${n}`]), `list ${n}.txt`);
    const sent = await fetch(at + documents.upload.path, { method: 'POST', headers, body: form });
    expect(sent.status).toBe(200);
  }
  await ask(
    superUrlOf(data),
    `insert into document (svj_id, folder_id, name, type, url, is_public, created_at, changed_at, updated_at)
     select svj_id, id, 'Odkaz ' || n, 'link', 'https://luzicka.example/', true, now(), now(), now()
     from folder, generate_series(1, ${links}) n where id = ${id}`,
  );
  const gone = await call(at, folders.remove.path.replace(':id', String(id)), {
    method: folders.remove.method,
    headers,
  });
  expect(gone.data).toMatchObject({ files: links + papers });
  await ask(superUrlOf(data), `update document_bin set deleted_at = now() - interval '31 days'`);
}

/** Rows without what they stand on, and bytes that no row knows. */
async function halves(): Promise<string[]> {
  const rows = await ask<{ what: string }>(
    superUrlOf(data),
    `select 'a version without its file: ' || v.id as what from document_version v
       where not exists (select from file f where f.svj_id = v.svj_id and f.id = v.file_id)
     union all select 'a file without its version: ' || f.id from file f where f.owner = 'document_version'
       and not exists (select from document_version v where v.svj_id = f.svj_id and v.id = f.owner_id)
     union all select 'a paper without a version: ' || d.id from document d where d.url is null
       and not exists (select from document_version v where v.svj_id = d.svj_id and v.document_id = d.id)
     union all select 'a document without its folder: ' || d.id from document d where d.bin_id is not null
       and not exists (select from folder f where f.svj_id = d.svj_id and f.id = d.folder_id)`,
  );
  const known = await ask<{ key: string }>(superUrlOf(data), 'select key from file union select key from file_waste');
  const keys = new Set(known.map((row) => row.key));
  const stored = storedIn(join(data, 'files')).map((entry) => basename(entry.name).replace(/\..*$/, ''));
  return [...rows.map((row) => row.what), ...stored.filter((key) => !keys.has(key)).map((key) => `bytes ${key}`)];
}

test(`kill -9 while ${links} documents go for good: each is gone whole or there whole, and the rest goes later (seed ${seed})`, {
  timeout: 15 * 60_000,
}, async () => {
  const { headers } = await signIn(addressIn(portal), 'predseda@lipova.example');
  await aFullBin(headers);
  let between = 0;
  for (let round = 0; round < rounds; round += 1) {
    const before = await waiting();
    await begin();
    const few = 1 + drawn(`kill ${round}`, 2000);
    await vi.waitFor(async () => expect(await waiting()).toBeLessThan(before - few), soon);
    await endReal(portal, 'SIGKILL');
    portal = await startReal(data);
    addressIn(portal);
    const left = await waiting();
    if (left > 0) between += 1;
    expect(await halves()).toEqual([]);
    expect(await told('select count(*) as n from document_bin where emptied_at is null')).toBe(left > 0 ? 1 : 0);
  }
  // Otherwise it went at once, and a stop in between was never seen.
  expect(between).toBeGreaterThan(1);
  await begin();
  await vi.waitFor(async () => expect(await told('select count(*) as n from document_bin')).toBe(0), soon);
  expect(await waiting()).toBe(0);
  expect(await halves()).toEqual([]);
  expect(
    await told(`select count(*) as n from activity where verb = 'purge' and detail ->> 'name' = 'Stará složka'`),
  ).toBe(1);
});
