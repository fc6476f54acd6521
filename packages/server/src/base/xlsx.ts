import { Worker } from 'node:worker_threads';
import { inflateRawSync } from 'node:zlib';

/** Most bytes the parts of a workbook may have unpacked. */
const mostUnpacked = 40 * 1024 * 1024;
const mostHeap = 512;
const longest = 20_000;

const localHeader = 0x04034b50;

type Inflated = { buffer: Buffer; engine: { bytesWritten: number } };

/**
 * Whether the archive unpacks to a bearable size. Walks the entries as the reader does, one after another, because the
 * sizes that an archive declares may lie. False also for anything that is not an archive.
 */
export function isBearable(zip: Buffer): boolean {
  let at = 0;
  let left = mostUnpacked;
  while (at + 30 <= zip.length && zip.readUInt32LE(at) === localHeader) {
    const streamed = (zip.readUInt16LE(at + 6) & 8) !== 0;
    const packed = zip.readUInt32LE(at + 18);
    const from = at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
    const deflated = zip.readUInt16LE(at + 8) !== 0;
    if (from > zip.length) return false;
    const body = streamed && packed === 0 ? zip.subarray(from) : zip.subarray(from, from + packed);
    try {
      const { buffer, engine } = deflated
        ? (inflateRawSync(body, { maxOutputLength: Math.max(left, 1), info: true }) as unknown as Inflated)
        : { buffer: body, engine: { bytesWritten: body.length } };
      left -= buffer.length;
      at = from + (streamed && packed === 0 ? engine.bytesWritten : packed);
    } catch {
      return false;
    }
    if (left < 0) return false;
    if (streamed) at = nextEntry(zip, at);
  }
  return at > 0;
}

/** Past a data descriptor, which may or may not begin with its own mark. */
function nextEntry(zip: Buffer, from: number): number {
  for (const skip of [0, 12, 16, 20, 24]) {
    const at = from + skip;
    if (at + 4 <= zip.length && zip.readUInt16LE(at) === 0x4b50 && zip.readUInt32LE(at) !== 0x08074b50) return at;
  }
  return zip.length;
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
