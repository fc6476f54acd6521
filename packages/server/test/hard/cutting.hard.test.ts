import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { files } from '#contract/base/files/files.ts';
import { cutting as calls } from '#contract/documents/endpoints-cutting.ts';
import { type CutTold, cutting } from '#server/base/reading/cutting.ts';
import { ReaderDied } from '#server/base/reading/reading-aside.ts';
import { aLockedPdf, aPdf, pdfFrom } from '../readable.ts';
import { drawn, seed } from '../seed.ts';
import { ask } from './portal-process.ts';
import { addressIn, endReal, type RealPortal, signIn, startReal, superUrlOf } from './real-portal.ts';
import { storedIn } from './stored.ts';
import { aWarmFolder } from './warm.ts';

let folder: string;
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'pavlac-deleni-')));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const million = 1024 * 1024;

/** A page whose content unpacks to two gigabytes. */
function aBomb(): Buffer {
  const block = deflateSync(Buffer.alloc(million, ' '), { finishFlush: constants.Z_SYNC_FLUSH });
  const again = deflateRawSync(Buffer.alloc(million, ' '), { finishFlush: constants.Z_SYNC_FLUSH });
  const body = Buffer.concat([block, ...Array<Buffer>(2048).fill(again)]).toString('latin1');
  return pdfFrom([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>',
    `<< /Filter /FlateDecode /Length ${body.length} >>\nstream\n${body}\nendstream`,
  ]);
}

/** Pages that lead back to those above them, forty levels in each of two ways. */
const round = (): Buffer =>
  pdfFrom([
    '<< /Type /Catalog /Pages 2 0 R >>',
    ...Array.from({ length: 40 }, (_, n) => {
      const next = n === 39 ? 2 : n + 3;
      return `<< /Type /Pages /Kids [${next} 0 R ${next} 0 R] /Count 1000000 >>`;
    }),
  ]);

const hostile: [name: string, bytes: () => Buffer, ends: readonly (CutTold['state'] | 'died')[]][] = [
  ['a page of two gigabytes', aBomb, ['died', 'broken']],
  ['50,000 pages', () => aPdf(Array(50_000).fill('')), ['tooMany', 'died']],
  ['pages in a circle', round, ['died', 'broken']],
  ['a password', aLockedPdf, ['locked']],
];

test.each(hostile)(
  'PDF with %s ends in its time, and the next one is cut',
  { timeout: 120_000 },
  async (name, make, ends) => {
    const [path, good] = [join(folder, 'zly'), join(folder, 'dobry')];
    await writeFile(path, make());
    await writeFile(good, aPdf(['v pořádku']));
    const before = process.memoryUsage.rss();
    const began = performance.now();
    const how = await cutting((cutter) => cutter.ask({ path, mostPages: 500 })).then(
      (told) => told.state,
      (error: unknown) => {
        if (error instanceof ReaderDied) return 'died' as const;
        throw error;
      },
    );
    const seconds = (performance.now() - began) / 1000;
    const grew = (process.memoryUsage.rss() - before) / million;
    process.stderr.write(
      `PDF with ${name}: ${how} after ${seconds.toFixed(1)} s, the portal +${Math.round(grew)} MB\n`,
    );
    expect(ends).toContain(how);
    expect(seconds).toBeLessThan(26);
    expect(grew).toBeLessThan(64);
    expect(await cutting((cutter) => cutter.ask({ path: good, mostPages: 500 }))).toMatchObject({ state: 'open' });
  },
);

describe('kill -9 while papers are cut', () => {
  const rounds = 10;
  const parts = 12;
  const data = () => join(folder, 'data');
  let portal: RealPortal;
  afterAll(() => endReal(portal));

  test(`ten times: all papers of one wait or none, and no bytes are unknown (seed ${seed})`, {
    timeout: 30 * 60_000,
  }, async () => {
    await aWarmFolder(data());
    portal = await startReal(data());
    const { headers } = await signIn(addressIn(portal), 'predseda@lipova.example');
    const superUrl = () => superUrlOf(data());
    const pdf = aPdf(Array.from({ length: parts * 20 }, (_, p) => `list ${p}`));
    let whole = 0;
    for (let one = 0; one < rounds; one += 1) {
      const form = new FormData();
      form.append('data', '{}');
      form.append('file', new Blob([new Uint8Array(pdf)]), `Celek ${one}.pdf`);
      const sent = await fetch(`${addressIn(portal)}${files.upload.path}`, { method: 'POST', headers, body: form });
      expect(sent.status).toBe(200);
      const { id: fileId } = ((await sent.json()) as { data: { id: number } }).data;
      const papers = Array.from({ length: parts }, (_, n) => ({
        name: `Díl ${one} ${n}`,
        pages: Array.from({ length: 20 }, (_, p) => n * 20 + p + 1),
      }));
      const done = fetch(`${addressIn(portal)}${calls.cut.path}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ fileId, papers, whole: [] }),
      }).catch(() => undefined);
      await sleep(drawn(`kill ${one}`, 2000));
      await endReal(portal, 'SIGKILL');
      await done;
      portal = await startReal(data());
      const [row] = await ask<{ n: string }>(
        superUrl(),
        `select count(*) as n from file where name like 'Díl ${one} %'`,
      );
      expect([0, parts]).toContain(Number(row?.n));
      if (Number(row?.n) === parts) whole += 1;
    }
    process.stderr.write(`${whole} of ${rounds} were cut before the kill\n`);
    const known = await ask<{ key: string }>(superUrl(), 'select key from file union select key from file_waste');
    const kept = await ask<{ key: string }>(superUrl(), "select key from file where name like 'Díl %'");
    const stored = storedIn(join(data(), 'files')).map((entry) => basename(entry.name).replace(/\..*$/, ''));
    const keys = new Set(known.map((row) => row.key));
    expect(stored.filter((key) => !keys.has(key))).toEqual([]);
    expect(kept.filter((row) => !stored.includes(row.key))).toEqual([]);
  });
});
