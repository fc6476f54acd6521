import { open } from 'node:fs/promises';
import type { Asked, Reading } from './reading.ts';
import { mostText } from './reading-limits.ts';

/** A letter takes four bytes at most. */
const widest = 4;

async function beginningOf(path: string, most: number): Promise<{ bytes: Buffer; isCut: boolean }> {
  const handle = await open(path);
  try {
    const bytes = Buffer.alloc(Math.min(most, (await handle.stat()).size));
    const { bytesRead } = await handle.read(bytes, 0, bytes.length, 0);
    return { bytes: bytes.subarray(0, bytesRead), isCut: (await handle.stat()).size > bytesRead };
  } finally {
    await handle.close();
  }
}

/** Letters of a text that does not say its encoding: of Czech ones it is UTF-8, else that of Windows. */
function lettersOf(bytes: Buffer): string {
  const mark = bytes.length > 1 ? bytes.readUInt16BE(0) : 0;
  if (mark === 0xfffe || mark === 0xfeff)
    return new TextDecoder(mark === 0xfffe ? 'utf-16le' : 'utf-16be').decode(bytes);
  try {
    // What is cut may end inside of a letter.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder('windows-1250').decode(bytes);
  }
}

export async function readPlain({ path, mostText: most = mostText }: Asked): Promise<Reading> {
  const { bytes, isCut } = await beginningOf(path, most * widest);
  const text = lettersOf(bytes);
  return {
    state: 'read',
    texts: [{ page: null, text: text.slice(0, most) }],
    pages: null,
    isCut: isCut || text.length > most,
  };
}
