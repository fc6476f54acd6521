import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documents } from '#contract/documents/endpoints.ts';
import { filesFolder, folderStore, openStore } from '#server/base/store/file-store.ts';
import { markKey } from '#server/base/store/file-store-mark.ts';
import { Bucket } from '../bucket.ts';
import { drawn, seed } from '../seed.ts';
import { give } from './commands.ts';
import { addressIn, endReal, type Headers, signIn, startReal } from './real-portal.ts';
import { isSurveyKey } from './stored.ts';
import { aWarmFolder } from './warm.ts';

const rounds = 10;
let root: string;
let data: string;
let bucket: Bucket;
let settings: Record<string, string>;
/** Bytes by the id of their document. */
const papers = new Map<number, Buffer>();

beforeAll(async () => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'pavlac-moving-')));
  data = join(root, 'data');
  bucket = await Bucket.open();
  const { endpoint, bucket: name, key, secret } = bucket.target;
  settings = {
    PAVLAC_S3_ENDPOINT: endpoint,
    PAVLAC_S3_BUCKET: name,
    PAVLAC_S3_KEY: key,
    PAVLAC_S3_SECRET: secret,
  };
});
afterAll(async () => {
  await bucket.close();
  rmSync(root, { recursive: true, force: true });
});

async function uploadTo(address: string, headers: Headers, n: number): Promise<void> {
  const bytes = Buffer.alloc(200_000 + drawn(`size ${n}`, 3_000_000), n + 1);
  const form = new FormData();
  form.append('data', JSON.stringify({ name: `Zápis ${n}` }));
  form.append('file', new File([new Uint8Array(bytes)], `zapis-${n}.bin`));
  const reply = await fetch(`${address}${documents.upload.path}`, { method: 'POST', headers, body: form });
  const { data: made } = (await reply.json()) as { data: { id: number } };
  expect(reply.status).toBe(200);
  papers.set(made.id, bytes);
}

/** Every paper comes back as it was sent, from the store that these settings name. */
async function allComeBack(own: Record<string, string>): Promise<void> {
  const portal = await startReal(data, own);
  try {
    const address = addressIn(portal);
    const { headers } = await signIn(address, 'predseda@lipova.example');
    for (const [id, bytes] of papers) {
      const asked = await fetch(`${address}${documents.download.path.replace(':id', String(id))}`, { headers });
      const { data: told } = (await asked.json()) as { data: { url: string } };
      const got = Buffer.from(await (await fetch(`${address}${told.url}`, { headers })).arrayBuffer());
      expect([id, got.equals(bytes)]).toEqual([id, true]);
    }
  } finally {
    await endReal(portal);
  }
}

test(`${rounds} × kill -9 of a move between the stores loses no byte, and two stores are never both live (seed ${seed})`, {
  timeout: 900_000,
}, async () => {
  await aWarmFolder(data);
  const first = await startReal(data);
  const address = addressIn(first);
  const { headers } = await signIn(address, 'predseda@lipova.example');
  for (let n = 0; n < 25; n += 1) await uploadTo(address, headers, n);
  const refused = await give(data, ['move-files', 's3'], settings).ended;
  expect(refused.code).toBe(1);
  expect(await endReal(first)).toBe(0);
  const stores = {
    slozka: folderStore(filesFolder(data)),
    s3: await openStore({ dataDir: '', s3: bucket.target }),
  };
  let goal: keyof typeof stores = 's3';
  const ends = { killed: 0, whole: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const { process: child, ended } = give(data, ['move-files', goal], settings);
    const isOver = ended.then((end) => end);
    // From before the database answers until after the last file.
    await Promise.race([isOver, sleep(drawn(`kill ${round}`, 7000))]);
    // The shell became the command, so this is the command itself.
    child.kill('SIGKILL');
    const { code, said } = await isOver;
    if (code === 0) {
      ends.whole += 1;
      goal = goal === 's3' ? 'slozka' : 's3';
    } else if (said.includes('už jsou přesunuté')) goal = goal === 's3' ? 'slozka' : 's3';
    else ends.killed += 1;
    const marks = await Promise.all(Object.values(stores).map((store) => store.has(markKey)));
    expect([round, marks.filter(Boolean).length <= 1]).toEqual([round, true]);
  }
  console.info(`killed ${ends.killed}, whole ${ends.whole} (seed ${seed})`);
  const last = await give(data, ['move-files', goal], settings).ended;
  if (last.code !== 0) expect(last.said).toContain('už jsou přesunuté');
  const own = goal === 's3' ? settings : {};
  const checked = await give(data, ['check-files'], own).ended;
  expect(checked).toEqual({ code: 0, said: expect.stringContaining('Záznamy a úložiště souhlasí.') });
  await allComeBack(own);
  const other = await startReal(data, goal === 's3' ? {} : settings);
  expect(other.address).toBeUndefined();
  await endReal(other);
  // A file that is lost is told, with an exit code for scripts.
  const store = stores[goal];
  for await (const { key } of store.all()) {
    if (!key.includes('/') || key.endsWith('.webp') || isSurveyKey(basename(key))) continue;
    await store.drop(key);
    const lost = await give(data, ['check-files'], own).ended;
    expect([lost.code, lost.said.includes(key)]).toEqual([1, true]);
    break;
  }
});
