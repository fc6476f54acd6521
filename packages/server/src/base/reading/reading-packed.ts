import { openPromise, type ZipFile } from 'yauzl';
import { denseFrom, mostDense, mostUnpacked } from './reading-limits.ts';

/** It unpacks to more than is borne. */
export class TooLarge extends Error {}
/** It asks for a password. */
export class Locked extends Error {}

/** Parts of an archive that are looked at; documents have tens of them. */
const mostParts = 5000;

type Part = Awaited<ReturnType<ReturnType<ZipFile['eachEntry']>['next']>>['value'];

/** An archive whose parts are read one after another; what they unpack to is counted together. */
export type Packed = {
  names: readonly string[];
  has(name: string): boolean;
  /** The letters of a part as they come; ends early when whoever reads it does. */
  letters(name: string): AsyncGenerator<string>;
};

const encodingOf = (bytes: Buffer): string => {
  const mark = bytes.length > 1 ? bytes.readUInt16BE(0) : 0;
  return mark === 0xfffe ? 'utf-16le' : mark === 0xfeff ? 'utf-16be' : 'utf-8';
};

async function partsOf(zip: ZipFile): Promise<Map<string, Part>> {
  const parts = new Map<string, Part>();
  for await (const part of zip.eachEntry()) {
    if (parts.size >= mostParts) throw new TooLarge();
    if (!parts.has(part.fileName)) parts.set(part.fileName, part);
  }
  return parts;
}

/** Opens the archive for the work and closes it whatever happens. */
export async function unpacking<T>(path: string, work: (packed: Packed) => Promise<T>): Promise<T> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false, strictFileNames: false });
  try {
    const parts = await partsOf(zip);
    let unpacked = 0;
    async function* letters(name: string): AsyncGenerator<string> {
      const part = parts.get(name);
      if (!part) return;
      if (part.isEncrypted()) throw new Locked();
      // What it says of itself may lie; that is counted as it comes.
      if (part.uncompressedSize > mostUnpacked) throw new TooLarge();
      const stream = await zip.openReadStreamPromise(part);
      let decoder: TextDecoder | undefined;
      let here = 0;
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        unpacked += chunk.length;
        here += chunk.length;
        const isDense = here > denseFrom && here > mostDense * part.compressedSize;
        if (unpacked > mostUnpacked || isDense) throw new TooLarge();
        decoder ??= new TextDecoder(encodingOf(chunk));
        yield decoder.decode(chunk, { stream: true });
      }
    }
    return await work({ names: [...parts.keys()], has: (name) => parts.has(name), letters });
  } finally {
    zip.close();
  }
}
