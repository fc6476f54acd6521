import { inflateRawSync } from 'node:zlib';

const centralEntry = 0x02014b50;
const endOfCentral = 0x06054b50;

/** The files of a ZIP by name, read by its own table of contents. */
export function filesIn(zip: Buffer): Map<string, Buffer> {
  let end = zip.length - 22;
  while (zip.readUInt32LE(end) !== endOfCentral) end -= 1;
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  while (zip.readUInt32LE(at) === centralEntry) {
    const [size, name, extra, comment] = [20, 28, 30, 32].map((o) =>
      o === 20 ? zip.readUInt32LE(at + o) : zip.readUInt16LE(at + o),
    );
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const body = zip.subarray(start, start + (size as number));
    const isPacked = zip.readUInt16LE(at + 10) === 8;
    files.set(zip.toString('utf8', at + 46, at + 46 + (name as number)), isPacked ? inflateRawSync(body) : body);
    at += 46 + (name as number) + (extra as number) + (comment as number);
  }
  return files;
}
