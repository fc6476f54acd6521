import { Worker } from 'node:worker_threads';
import { inflateRawSync } from 'node:zlib';

/** Most bytes the parts of a workbook may have unpacked. */
const mostUnpacked = 40 * 1024 * 1024;
const mostHeap = 512;
const longest = 20_000;

const localHeader = 0x04034b50;
const centralHeader = 0x02014b50;
const descriptor = Buffer.from([0x50, 0x4b, 0x07, 0x08]);
const descriptorLength = 16;
const extension = 0x34327243;
const elsewhere = 0xffffffff;

/** How many bytes the part unpacks to, at most `most`; null when it is broken or bigger. */
function unpacked(body: Buffer, deflated: boolean, most: number): number | null {
  if (!deflated) return body.length <= most ? body.length : null;
  try {
    return inflateRawSync(body, { maxOutputLength: Math.max(most, 1) }).length;
  } catch {
    return null;
  }
}

/**
 * Whether the archive unpacks to a bearable size. Walks the records exactly as the reader does, one after another, because
 * the sizes and places that an archive declares may lie. False also for anything that is not an archive.
 */
export function isBearable(zip: Buffer): boolean {
  let at = 0;
  let left = mostUnpacked;
  while (at + 46 <= zip.length) {
    const mark = zip.readUInt32LE(at);
    if (mark === extension) return false;
    if (mark === centralHeader) {
      at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
      continue;
    }
    if (mark !== localHeader) break;
    const isStreamed = (zip.readUInt16LE(at + 6) & 8) !== 0;
    const packed = zip.readUInt32LE(at + 18);
    const from = at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
    const hasEnd = isStreamed && packed === 0;
    const to = hasEnd ? zip.indexOf(descriptor, from) : from + packed;
    if (packed === elsewhere || to < from || to > zip.length) return false;
    const size = unpacked(zip.subarray(from, to), zip.readUInt16LE(at + 8) !== 0, left);
    if (size === null) return false;
    left -= size;
    at = hasEnd ? to + descriptorLength : to;
  }
  return at > 0;
}

/**
 * The first sheet of a workbook as rows of texts; dates as YYYY-MM-DD. Null when it cannot be read. Runs aside with a
 * bounded heap and time: a small file can name the millionth row and column.
 */
export async function readWorkbook(bytes: Buffer): Promise<string[][] | null> {
  if (!isBearable(bytes)) return null;
  const worker = new Worker(new URL('./xlsx-worker.ts', import.meta.url), {
    workerData: new Uint8Array(bytes),
    resourceLimits: { maxOldGenerationSizeMb: mostHeap },
    stdout: true,
    stderr: true,
  });
  const timer = setTimeout(() => void worker.terminate(), longest);
  try {
    return await new Promise((resolve) => {
      worker.once('message', (rows: string[][]) => resolve(rows));
      worker.once('error', () => resolve(null));
      worker.once('exit', () => resolve(null));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
