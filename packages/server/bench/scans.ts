import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readScan } from '../src/base/scanning/scanning.ts';
import { aWholePage, wholeText } from '../test/scans.ts';

const rounds = 5;

export type Scanned = { dots: number; seconds: number; longest: number; megabytes: number; found: number };

/** A full page of A4 with so many dots to an inch, read several times; words that were read of a hundred different ones. */
export async function measureScans(dots: number): Promise<Scanned> {
  const folder = await mkdtemp(join(tmpdir(), 'pavlac-skeny-'));
  try {
    const path = join(folder, 'strana');
    await writeFile(path, await aWholePage(dots));
    const words = new Set(wholeText.split(/\s+/));
    const took: number[] = [];
    let megabytes = 0;
    let found = 0;
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now();
      const { scan, peak } = await readScan({ path, as: 'pdf', page: 1 });
      took.push((performance.now() - began) / 1000);
      megabytes = Math.max(megabytes, peak);
      const read = new Set(scan.state === 'read' ? scan.text.split(/\s+/) : []);
      found = (100 * [...words].filter((word) => read.has(word)).length) / words.size;
    }
    took.sort((a, b) => a - b);
    return { dots, seconds: took[Math.floor(rounds / 2)] ?? 0, longest: took.at(-1) ?? 0, megabytes, found };
  } finally {
    await rm(folder, { recursive: true });
  }
}
