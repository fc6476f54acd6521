import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPortalWithKey } from '#house/moving.ts';
import type { TestPortal } from '#house/portal.ts';
import { aSamplePortal } from '#house/sampled.ts';
import { filesIn } from '#house/zip.ts';

const run = promisify(execFile);
const script = new URL('../../portable/overeni.mjs', import.meta.url).pathname;
const { signal } = new AbortController();
const passphrase = 'modrý dům u trati';
let folder: string;
let home: TestPortal;
let other: TestPortal;
let svjId: number;

/** What the program says, run by anybody. */
const verdict = (...args: string[]): Promise<string> =>
  run(process.execPath, [script, ...args], { env: { PAVLAC_HESLO: passphrase }, maxBuffer: 64 * 1024 ** 2 }).then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  );

async function packed(portal: TestPortal, id: number, name: string, word: string | null = null): Promise<string> {
  const file = join(folder, name);
  const room = async () => undefined;
  await portal.moving.pack({ svjId: id, file, askedBy: 'Jan Novák', passphrase: word, signal, room });
  return file;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pavlac-portable-'));
  [home, other] = [await aSamplePortal(), await aPortalWithKey(30)];
  const { rows } = await home.pool.across('read only', (db) =>
    db.client.query<{ id: number }>(`select id from svj where nickname = 'SVJ Lipová 14'`),
  );
  svjId = Number(rows[0]?.id);
});
afterAll(async () => {
  await home.close();
  await other.close();
  await rm(folder, { recursive: true, force: true });
});

it('a changed byte of any file is named by the program, and so is a file that is gone or came', async () => {
  const files = filesIn(await readFile(await packed(home, svjId, 'dum.zip')));
  const root = join(folder, 'rozbaleno');
  for (const [name, bytes] of files) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), bytes);
  }
  expect(await verdict(root)).toContain('Celý záznam sedí');
  // All at once, at the beginning, in the middle and at the end of the files in turn: each has to be named.
  const changed = [...files].filter(([, bytes]) => bytes.length > 0);
  for (const [i, [name, bytes]] of changed.entries()) {
    const flipped = Buffer.from(bytes);
    const at = [0, Math.floor(bytes.length / 2), bytes.length - 1][i % 3] as number;
    flipped[at] = (flipped[at] as number) ^ 1;
    await writeFile(join(root, name), flipped);
  }
  const said = await verdict(root);
  // Names that the list of sums has under its own changed byte stand there as files that do not belong.
  for (const [name] of changed) expect(said).toContain(name);
  for (const [name, bytes] of changed) await writeFile(join(root, name), bytes);
  for (const name of ['SHA256SUMS', 'SIGNATURE.json', 'manifest.json', 'tables/vote_entry.jsonl']) {
    const bytes = files.get(name) as Buffer;
    for (const at of [0, Math.floor(bytes.length / 3), bytes.length - 2]) {
      const flipped = Buffer.from(bytes);
      flipped[at] = (flipped[at] as number) ^ 1;
      await writeFile(join(root, name), flipped);
      expect([name, at, await verdict(root)]).toEqual([name, at, expect.stringContaining(`NESEDÍ  ${name}`)]);
    }
    await writeFile(join(root, name), bytes);
  }
  await rm(join(root, 'tables/unit.jsonl'));
  await writeFile(join(root, 'navic.txt'), 'x');
  expect(await verdict(root)).toMatch(
    /NESEDÍ {2}tables\/unit\.jsonl: v archivu chybí[\s\S]*NESEDÍ {2}navic\.txt: do archivu nepatří/,
  );
});

/** Rows with ids as their places, so that two portals are told apart by nothing else. */
function comparable(zip: Buffer): Record<string, string[]> {
  const files = filesIn(zip);
  const manifest = JSON.parse(String(files.get('manifest.json'))) as {
    tables: { name: string; part: string; columns: { name: string; pointsTo: string | null }[] }[];
  };
  const rowsOf = (part: string) =>
    String(files.get(part))
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  const places = new Map(
    manifest.tables.map((t) => {
      const ids = rowsOf(t.part)
        .map((r) => r.id)
        .sort((a, b) => Number(a) - Number(b));
      return [t.name, new Map(ids.map((id, i) => [id, i]))];
    }),
  );
  return Object.fromEntries(
    manifest.tables.map(({ name, part, columns }) => {
      const shown = rowsOf(part).map((row) => {
        const kept = columns.map((c) => {
          if (row[c.name] === null) return null;
          const placeIn = (table: unknown, id: unknown) => places.get(String(table))?.get(id) ?? null;
          if (c.name === 'id') return placeIn(name, row.id);
          if (c.name === 'source_id') return placeIn(row.source, row.source_id);
          if (c.name === 'path') return (row.path as unknown[]).map((id) => placeIn(name, id));
          return c.pointsTo ? (places.get(c.pointsTo)?.get(row[c.name]) ?? null) : row[c.name];
        });
        return JSON.stringify(kept);
      });
      return [name, shown.sort()];
    }),
  );
}

it('what came into another portal leaves it equal but for ids, sealed or not', async () => {
  const file = await packed(home, svjId, 'zapeceteny.zip', passphrase);
  expect(await verdict(file)).toContain('Celý záznam sedí');
  const { svjId: here } = await other.moving.bring(file, passphrase, { tried: false });
  const first = comparable(await readFile(await packed(other, here, 'odtud.zip')));
  const origin = comparable(await readFile(join(folder, 'dum.zip')));
  const { svjId: again } = await other.moving.bring(join(folder, 'odtud.zip'), null, { tried: false });
  const second = comparable(await readFile(await packed(other, again, 'potom.zip')));
  expect(await verdict(join(folder, 'potom.zip'))).toContain('Celý záznam sedí');
  expect(Object.keys(second)).toEqual(Object.keys(first));
  // Where ledgers are from is written anew by each portal, and ids inside of other lists and JSON are not told apart here.
  for (const name of ['unit', 'unit_share', 'ownership', 'member_contact', 'document', 'folder', 'account_entry'])
    expect([name, first[name], second[name]]).toEqual([name, origin[name], origin[name]]);
  // Planned messages came as concepts the first time.
  expect(second.message).toEqual(first.message);
  const origins = ['vote_origin', 'vote_origin_member', 'vote_departure', 'activity'];
  for (const name of Object.keys(first).filter((n) => !origins.includes(n)))
    expect([name, second[name]?.length]).toEqual([name, first[name]?.length]);
});
