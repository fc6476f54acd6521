import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { documents } from '#contract/documents/endpoints.ts';
import { ReaderDied } from '#server/base/reading/reading-aside.ts';
import { readScan, type Scan, type ScanAsked } from '#server/base/scanning/scanning.ts';
import { mostScanMemory } from '#server/base/scanning/scanning-limits.ts';
import { aBomb, aPdf } from '../readable.ts';
import { aFaxedPage, aHugePicture, aHugeScan, aScan, aSheet, aWholePage } from '../scans.ts';
import { drawn, seed } from '../seed.ts';
import { ask } from './portal-process.ts';
import { addressIn, endReal, type Headers, type RealPortal, signIn, startReal, superUrlOf } from './real-portal.ts';
import { aWarmFolder } from './warm.ts';

let folder: string;
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'pavlac-skeny-')));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const million = 1024 * 1024;
type Ended = Scan | 'died';
type Case = { name: string; as: ScanAsked['as']; make(): Promise<Buffer>; page?: number; ends(scan: Ended): boolean };

const says =
  (...words: string[]) =>
  (scan: Ended): boolean =>
    scan !== 'died' && scan.state === 'read' && words.every((word) => scan.text.includes(word));
const isSilent = (scan: Ended): boolean => scan !== 'died' && scan.state === 'read' && scan.text === '';
const isTooLarge = (scan: Ended): boolean => scan !== 'died' && scan.state === 'tooLarge';
const minute = () => aSheet('Zápis ze shromáždění vlastníků\nVýměna vodoměrů proběhne v květnu');
const turned = async (by: number): Promise<Buffer> => {
  const sheet = await minute();
  const bytes = await sharp(sheet.bytes).rotate(by).jpeg().toBuffer();
  const lies = by % 180 !== 0;
  return aScan([{ width: lies ? sheet.height : sheet.width, height: lies ? sheet.width : sheet.height, bytes }]);
};
const valve = new URL('../../fixtures/water-valve.jpg', import.meta.url);

const cases: Case[] = [
  { name: 'A4 of 600 dots to an inch in colour', as: 'pdf', make: () => aWholePage(600), ends: says('vodoměrů') },
  { name: 'A4 in black and white, packed as faxes are', as: 'pdf', make: aFaxedPage, ends: says('vodoměrů') },
  { name: 'a picture of a notice', as: 'picture', make: async () => (await minute()).bytes, ends: says('vodoměrů') },
  {
    name: 'a page turned as it says',
    as: 'pdf',
    make: async () => aScan([await minute()], { says: 90 }),
    ends: says('vodoměrů'),
  },
  { name: 'a page that lies', as: 'pdf', make: () => turned(90), ends: says('vodoměrů') },
  { name: 'a page upside down', as: 'pdf', make: () => turned(180), ends: says('vodoměrů') },
  { name: 'a photograph without letters', as: 'picture', make: () => readFile(valve), ends: isSilent },
  { name: 'a page of 30,000 × 30,000 dots', as: 'pdf', make: async () => aHugeScan(30_000), ends: isTooLarge },
  {
    name: 'a picture of 30,000 × 30,000 dots',
    as: 'picture',
    make: async () => aHugePicture(30_000),
    ends: isTooLarge,
  },
  { name: 'a page of two gigabytes', as: 'pdf', make: async () => aBomb(), ends: () => true },
  {
    name: 'the last of 500 pages',
    as: 'pdf',
    make: async () => aPdf(Array.from({ length: 500 }, () => '')),
    page: 500,
    ends: isSilent,
  },
];

test.each(cases)('$name ends soon in little memory, and the next page is read', { timeout: 120_000 }, async (one) => {
  const path = join(folder, 'strana');
  await writeFile(path, await one.make());
  const before = process.memoryUsage.rss();
  const began = performance.now();
  const told = await readScan({ path, as: one.as, page: one.page ?? 1 }).catch((error: unknown) => {
    if (error instanceof ReaderDied) return 'died' as const;
    throw error;
  });
  const seconds = (performance.now() - began) / 1000;
  const grew = (process.memoryUsage.rss() - before) / million;
  const how = told === 'died' ? told : `${told.scan.state}, at most ${told.peak} MB`;
  process.stderr.write(`${one.name}: ${how}, after ${seconds.toFixed(1)} s, the portal +${Math.round(grew)} MB\n`);
  expect(one.ends(told === 'died' ? told : told.scan)).toBe(true);
  expect(seconds).toBeLessThan(60);
  expect(grew).toBeLessThan(64);
  if (told !== 'died') expect(told.peak).toBeLessThan(mostScanMemory);
  await writeFile(path, aPdf(['']));
  expect((await readScan({ path, as: 'pdf', page: 1 })).scan).toEqual({ state: 'read', text: '' });
});

/** Processes that read a page for the portal; a page each. */
function readersOf(portal: RealPortal): number[] {
  return readdirSync(`/proc/${portal.process.pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${portal.process.pid}/task/${thread}/children`, 'utf8')
      .split(' ')
      .filter(Boolean)
      .map(Number)
      .filter((pid) => {
        try {
          return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('scanning-child');
        } catch {
          return false;
        }
      }),
  );
}

describe.skipIf(process.platform !== 'linux')('kill -9 while scans are read', () => {
  const kills = 10;
  /** Every so many kills it is the portal; between them the process that reads. */
  const portalEach = 3;
  const pages = 20;
  const soon = { timeout: 180_000, interval: 250 };
  const data = () => join(folder, 'data');
  let portal: RealPortal;
  let headers: Headers;
  const sent: number[] = [];
  let paper: Buffer;
  afterAll(() => endReal(portal));

  async function send(): Promise<void> {
    const form = new FormData();
    const name = `Sken ${sent.length}`;
    form.append('data', JSON.stringify({ name }));
    form.append('file', new Blob([new Uint8Array(paper)]), 'sken.pdf');
    const reply = await fetch(`${addressIn(portal)}${documents.upload.path}`, { method: 'POST', headers, body: form });
    expect(reply.status).toBe(200);
    sent.push(((await reply.json()) as { data: { id: number } }).data.id);
  }
  /** What a server left waits for its time; here it has come, and something new brings the portal to it. */
  async function goOn(): Promise<void> {
    await ask(superUrlOf(data()), 'update document_text set scan_due_at = now() where scan_due_at > now()');
    await send();
  }
  const reader = (last: number) =>
    vi.waitFor(
      () => {
        const pid = readersOf(portal).find((one) => one !== last);
        if (pid === undefined) throw new Error('nobody reads');
        return pid;
      },
      { timeout: 100_000, interval: 10 },
    );

  test(`ten times: each page is read once or again, and nothing is there twice (seed ${seed})`, {
    timeout: 10 * 60_000,
  }, async () => {
    const began = performance.now();
    paper = await aScan([await aSheet('Výměna vodoměrů', { width: 220, height: 80 })]);
    await aWarmFolder(data());
    portal = await startReal(data());
    ({ headers } = await signIn(addressIn(portal), 'predseda@lipova.example'));
    const superUrl = superUrlOf(data());
    // Texts of the sample would go first.
    await ask(superUrl, 'update document set read_due_at = null');
    while (sent.length < pages) await send();
    let pid = 0;
    for (let one = 1; one <= kills; one += 1) {
      pid = await reader(pid);
      await sleep(drawn(`kill ${one}`, 200));
      if (one % portalEach === 1) {
        await endReal(portal, 'SIGKILL');
        portal = await startReal(data());
        await goOn();
      } else {
        try {
          process.kill(pid, 'SIGKILL');
        } catch {
          // It was done just now.
        }
      }
    }
    await goOn();
    const ids = sent.join(',');
    type State = { left: number; scanned: number; unscanned: number; state: string; tries: number };
    const states = () =>
      ask<State>(
        superUrl,
        `select cardinality(t.scans) as left, t.scanned, t.unscanned, t.state, max(t.scan_tries) over () as tries
         from document d left join document_text t on t.document_id = d.id and t.file_id = d.file_id where d.id in (${ids})`,
      );
    await vi.waitFor(async () => {
      const found = await states();
      expect(found.filter((s) => s.state === 'read' && s.left === 0 && s.scanned === 1)).toHaveLength(sent.length);
      expect(found.some((s) => s.unscanned > 0)).toBe(false);
    }, soon);
    const wrong = await ask(
      superUrl,
      `select t.id from document_text t where t.document_id in (${ids}) and not (
         (select count(*) from document_piece p where p.text_id = t.id and p.is_scan and p.text = 'Výměna vodoměrů') = 1
         and (select count(*) from document_word w, unnest(w.entries) e
           where w.word = 'vodomeru' and w.bucket = t.id / 256 and e / 1024 = t.id % 256) = 1)`,
    );
    expect(wrong).toEqual([]);
    const seconds = Math.round((performance.now() - began) / 1000);
    process.stderr.write(
      `${sent.length} pages after ${kills} kills, ${(await states())[0]?.tries} deaths of one at most, ${seconds} s\n`,
    );
  });
});
