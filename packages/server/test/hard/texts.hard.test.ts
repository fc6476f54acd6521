import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { constants, deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { documents } from '#contract/documents/endpoints.ts';
import { aReader, type ReadAs, type Reading } from '#server/base/reading/reading.ts';
import { ReaderDied } from '#server/base/reading/reading-aside.ts';
import { aBomb, aDocx, aLockedPdf, aPdf, aZip, inWindows1250, pdfFrom } from '../readable.ts';
import { drawn, seed } from '../seed.ts';
import { ask } from './portal-process.ts';
import { addressIn, endReal, type Headers, type RealPortal, signIn, startReal, superUrlOf } from './real-portal.ts';
import { aWarmFolder } from './warm.ts';

let folder: string;
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'pavlac-texty-')));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const million = 1024 * 1024;

/** Ten gigabytes of the same, packed into ten megabytes: whole blocks one after another. */
function tenGigabytes(): Buffer {
  const block = deflateRawSync(Buffer.alloc(million, ' '), { finishFlush: constants.Z_SYNC_FLUSH });
  const end = deflateRawSync(Buffer.alloc(0));
  return Buffer.concat([...Array<Buffer>(10_240).fill(block), end]);
}

const fiftyThousand = (): Buffer => aPdf(Array.from({ length: 50_000 }, (_, n) => (n < 500 ? `strana ${n + 1}` : '')));

/** Pages that lead back to those above them, forty levels in each of two ways. */
const round = (): Buffer =>
  pdfFrom([
    '<< /Type /Catalog /Pages 2 0 R >>',
    ...Array.from({ length: 40 }, (_, n) => {
      const next = n === 39 ? 2 : n + 3;
      return `<< /Type /Pages /Kids [${next} 0 R ${next} 0 R] /Count 1000000 >>`;
    }),
  ]);

type Ends = (reading: Reading | 'died') => boolean;
const is =
  (state: Reading['state']): Ends =>
  (reading) =>
    reading !== 'died' && reading.state === state;
/** Whatever it comes to, as long as it ends. */
const whatever: Ends = () => true;
const of10 = (says: number): Buffer => aZip({ 'word/document.xml': { body: tenGigabytes(), isPacked: true, says } });

const hostile: [name: string, as: ReadAs, bytes: () => Buffer, ends: Ends][] = [
  ['DOCX of ten gigabytes', 'docx', () => of10(4_000_000_000), is('tooLarge')],
  ['DOCX of ten gigabytes, whose table says less', 'docx', () => of10(150 * million), is('broken')],
  ['DOCX of ten gigabytes, whose table says hardly anything', 'docx', () => of10(5000), is('broken')],
  ['PDF with a page of two gigabytes', 'pdf', aBomb, whatever],
  [
    'PDF of 50,000 pages',
    'pdf',
    fiftyThousand,
    (r) => r === 'died' || (r.state === 'read' && r.texts.length === 500 && r.isCut),
  ],
  ['PDF in a circle', 'pdf', round, whatever],
  ['PDF with a password', 'pdf', aLockedPdf, is('locked')],
  ['CSV of Windows with one line of 20 MB', 'text', () => inWindows1250('žlutý;'.repeat(3_500_000)), is('read')],
];

test.each(hostile)(
  '%s ends within thirty seconds, and the next file is read',
  { timeout: 120_000 },
  async (name, as, make, ends) => {
    const path = join(folder, 'zly');
    await writeFile(path, make());
    const good = join(folder, 'dobry');
    await writeFile(good, aPdf(['v pořádku']));
    const reader = aReader();
    const before = process.memoryUsage.rss();
    const began = performance.now();
    const reading = await reader.read({ path, as, words: true }).catch((error: unknown) => {
      if (error instanceof ReaderDied) return 'died' as const;
      throw error;
    });
    const seconds = (performance.now() - began) / 1000;
    const grew = (process.memoryUsage.rss() - before) / million;
    const how = reading === 'died' ? reading : reading.state;
    process.stderr.write(`${name}: ${how} after ${seconds.toFixed(1)} s, the portal +${Math.round(grew)} MB\n`);
    expect(ends(reading)).toBe(true);
    expect(seconds).toBeLessThan(31);
    expect(grew).toBeLessThan(64);
    expect(await reader.read({ path: good, as: 'pdf' })).toMatchObject({
      state: 'read',
      texts: [{ text: 'v pořádku' }],
    });
    reader.end();
  },
);

describe('kill -9 while texts are read', () => {
  const rounds = 10;
  const soon = { timeout: 240_000, interval: 500 };
  const data = () => join(folder, 'data');
  let portal: RealPortal;
  let headers: Headers;
  const sent: number[] = [];
  afterAll(() => endReal(portal));

  async function send(n: number): Promise<void> {
    const form = new FormData();
    form.append('data', JSON.stringify({ name: `Papír ${n}` }));
    const bytes =
      n % 2
        ? aDocx(...Array.from({ length: 400 }, (_, p) => `odstavec ${n} a ${p}`))
        : aPdf(Array.from({ length: 30 }, (_, p) => `list ${n} a ${p}`));
    form.append('file', new Blob([new Uint8Array(bytes)]), n % 2 ? 'papir.docx' : 'papir.pdf');
    const reply = await fetch(`${addressIn(portal)}${documents.upload.path}`, { method: 'POST', headers, body: form });
    expect(reply.status).toBe(200);
    sent.push(((await reply.json()) as { data: { id: number } }).data.id);
  }

  test(`ten times: each document is read once or again, and nothing is there twice (seed ${seed})`, {
    timeout: 30 * 60_000,
  }, async () => {
    await aWarmFolder(data());
    portal = await startReal(data());
    ({ headers } = await signIn(addressIn(portal), 'predseda@lipova.example'));
    for (let one = 0; one < rounds; one += 1) {
      for (const n of [1, 2, 3]) await send(one * 3 + n);
      await sleep(drawn(`kill ${one}`, 2500));
      await endReal(portal, 'SIGKILL');
      portal = await startReal(data());
    }
    const superUrl = superUrlOf(data());
    const states = () =>
      ask<{ state: string | null; n: string; begun: string }>(
        superUrl,
        `select t.state, count(*) as n, max(t.begun) as begun from document d left join document_text t on t.document_id = d.id and t.file_id = d.file_id
         where d.id in (${sent.join(',')}) group by 1`,
      );
    await vi.waitFor(
      async () => expect((await states()).map((s) => [s.state, Number(s.n)])).toEqual([['read', sent.length]]),
      soon,
    );
    process.stderr.write(`${sent.length} documents, begun ${(await states())[0]?.begun} times at most\n`);
    const wrong = await ask(
      superUrl,
      `select t.id from document_text t join document d on d.id = t.document_id
       where d.id in (${sent.join(',')}) and not (
         (select count(*) from document_piece p where p.text_id = t.id) in (1, 30)
         and (select count(*) from document_word w where w.bucket = t.id / 256
           and (select count(*) from unnest(w.entries) e where e / 1024 = t.id % 256) > 1) = 0
         and exists (select from document_word w where w.word in ('odstavec', 'list') and w.bucket = t.id / 256
           and exists (select from unnest(w.entries) e where e / 1024 = t.id % 256)))`,
    );
    expect(wrong).toEqual([]);
    // What was taken beside the store for a reader that was killed goes with the next sweep; nothing of it is a row.
    const strays = await ask(
      superUrl,
      'select text_id from document_piece p where not exists (select from document_text t where t.id = p.text_id)',
    );
    expect(strays).toEqual([]);
  });
});
