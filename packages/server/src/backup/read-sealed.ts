import { createDecipheriv, timingSafeEqual } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ArchiveRefused } from '../base/process/refuse-start.ts';
import {
  checkOf,
  nonceOf,
  roundsOf,
  saltOf,
  sealHead,
  sealKey,
  sealMark,
  sealName,
  sealPiece,
  tagBytes,
} from './print-sealed.ts';
import { isZip, walkArchive } from './read-archive.ts';

/** More than any seal of ours asks for: a file could otherwise keep the computer busy for days. */
const mostRounds = 10_000_000;

/** Whether the file is sealed. */
export async function isSealed(file: string): Promise<boolean> {
  const handle = await open(file, 'r');
  const { buffer } = await handle
    .read(Buffer.alloc(sealMark.length), 0, sealMark.length, 0)
    .finally(() => handle.close());
  return buffer.equals(sealMark);
}

const broken = (file: string) =>
  new ArchiveRefused('broken', `Zapečetěný soubor ${file} je poškozený nebo neúplný. Nic se nezměnilo.`);

async function openPiece(key: Buffer, head: Buffer, piece: number, isLast: boolean, bytes: Buffer): Promise<Buffer> {
  const cipher = createDecipheriv('aes-256-gcm', key, nonceOf(head, piece, isLast));
  cipher.setAAD(head);
  cipher.setAuthTag(bytes.subarray(bytes.length - tagBytes));
  return Buffer.concat([cipher.update(bytes.subarray(0, bytes.length - tagBytes)), cipher.final()]);
}

/** What was sealed; refuses a passphrase that is not the one, and a file of which anything was changed, moved or cut off. */
export async function* unsealed(file: string, passphrase: string): AsyncGenerator<Buffer> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const head = Buffer.alloc(sealHead);
    const { bytesRead } = await handle.read(head, 0, sealHead, 0);
    if (bytesRead < sealHead || !head.subarray(0, sealMark.length).equals(sealMark) || roundsOf(head) > mostRounds)
      throw broken(file);
    const { key, check } = await sealKey(passphrase, saltOf(head), roundsOf(head));
    if (!timingSafeEqual(check, checkOf(head)))
      throw new ArchiveRefused('passphrase', 'Heslo k zapečetěnému archivu nesedí.');
    const whole = sealPiece + tagBytes;
    let at = sealHead;
    for (let piece = 0; ; piece += 1) {
      const length = Math.min(whole, size - at);
      if (length < tagBytes) throw broken(file);
      const bytes = Buffer.alloc(length);
      await handle.read(bytes, 0, length, at);
      at += length;
      yield await openPiece(key, head, piece, at === size, bytes).catch(() => Promise.reject(broken(file)));
      if (at === size) return;
    }
  } finally {
    await handle.close();
  }
}

type Opened = { file: string; sealed: boolean; close(): Promise<void> };

/** Bytes of one part of the archive on a path of their own; false when it has none of this name. */
async function takenOut(file: string, wanted: string, to: string): Promise<boolean> {
  let found = false;
  await walkArchive(file, async ({ name, bytes }) => {
    if (name !== wanted) return;
    found = true;
    await pipeline(Readable.from(bytes, { objectMode: false }), createWriteStream(to, { mode: 0o600 }));
  });
  return found;
}

/** The archive as it can be walked: a sealed one, alone or in the ZIP that people get, is unlocked beside `aside` until it is closed. */
export async function openedArchive(file: string, passphrase: string | null, aside: string): Promise<Opened> {
  const [inner, plain] = [`${aside}.pavlac`, `${aside}.zip`];
  const close = async () => {
    for (const path of [inner, plain]) await rm(path, { force: true });
  };
  try {
    await mkdir(dirname(aside), { recursive: true, mode: 0o700 });
    const alone = await isSealed(file);
    if (!alone && !((await isZip(file)) && (await takenOut(file, sealName, inner))))
      return { file, sealed: false, close };
    if (passphrase === null)
      throw new ArchiveRefused('locked', `Soubor ${file} je zapečetěný: řekněte heslo proměnnou PAVLAC_HESLO.`);
    const bytes = Readable.from(unsealed(alone ? file : inner, passphrase), { objectMode: false });
    await pipeline(bytes, createWriteStream(plain, { mode: 0o600 }));
    return { file: plain, sealed: true, close };
  } catch (error) {
    await close();
    throw error instanceof ArchiveRefused ? error : unreadable(error, file);
  }
}

/** A file that no reader of archives understands. */
const unreadable = (error: unknown, file: string) =>
  (error as NodeJS.ErrnoException).code === undefined ? broken(file) : error;
