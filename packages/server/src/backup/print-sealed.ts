import { createCipheriv, pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(pbkdf2);

// How a sealed archive is written; `portable/README-zapecetene.txt` tells it to people and to other programs, decision 0178 why.
export const sealMark = Buffer.from('PAVLACZ1');
/** What is locked inside of a sealed archive. */
export const sealName = 'dum.pavlac';
export const sealRounds = 600_000;
/** Bytes of the archive in one sealed piece. */
export const sealPiece = 1024 * 1024;
export const tagBytes = 16;
const checkBytes = 16;
const saltBytes = 16;
const nonceBytes = 7;
/** Mark, rounds, salt, beginning of nonces, check of the passphrase. */
export const sealHead = sealMark.length + 4 + saltBytes + nonceBytes + checkBytes;

export type SealKey = { key: Buffer; check: Buffer };

/** The key of the passphrase, and by what it is known before anything is opened. */
export async function sealKey(passphrase: string, salt: Buffer, rounds: number): Promise<SealKey> {
  const made = await derive(passphrase.normalize('NFC'), salt, rounds, 32 + checkBytes, 'sha512');
  return { key: made.subarray(0, 32), check: made.subarray(32) };
}

/** No two pieces share it, none can stand in another's place, and none can be the last but the last one. */
export function nonceOf(head: Buffer, piece: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  head.copy(nonce, 0, sealMark.length + 4 + saltBytes, sealMark.length + 4 + saltBytes + nonceBytes);
  nonce.writeUInt32BE(piece, nonceBytes);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

export const saltOf = (head: Buffer): Buffer => head.subarray(sealMark.length + 4, sealMark.length + 4 + saltBytes);
export const checkOf = (head: Buffer): Buffer => head.subarray(sealHead - checkBytes);
export const roundsOf = (head: Buffer): number => head.readUInt32BE(sealMark.length);

/** The same bytes as only the passphrase opens them (PBKDF2 with SHA-512, AES-256-GCM); any number of them, in little memory. */
export async function* sealed(bytes: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const rounds = Buffer.alloc(4);
  rounds.writeUInt32BE(sealRounds);
  const salt = randomBytes(saltBytes);
  const { key, check } = await sealKey(passphrase, salt, sealRounds);
  const head = Buffer.concat([sealMark, rounds, salt, randomBytes(nonceBytes), check]);
  yield head;
  let piece = 0;
  const close = (plain: Buffer, isLast: boolean) => {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(head, piece, isLast));
    cipher.setAAD(head);
    piece += 1;
    return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  };
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const chunk of bytes) {
    waiting.push(chunk);
    size += chunk.length;
    if (size <= sealPiece) continue;
    const all = Buffer.concat(waiting);
    let at = 0;
    // The last piece is closed as the last one, so one is always held back.
    for (; all.length - at > sealPiece; at += sealPiece) yield close(all.subarray(at, at + sealPiece), false);
    waiting = [all.subarray(at)];
    size = all.length - at;
  }
  yield close(Buffer.concat(waiting), true);
}
