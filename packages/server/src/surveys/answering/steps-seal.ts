import { createCipheriv, createDecipheriv, randomBytes, randomInt } from 'node:crypto';
import type { Asked, Sheet } from '#contract/surveys/rules-tally.ts';
import { ownLength } from '#contract/surveys/schema-questions.ts';

/** An answer that waits, with the code its author has. */
export type Waiting = { sheet: Sheet; code: string };

const algorithm = 'aes-256-gcm';
const [ivLength, tagLength] = [12, 16];
/** Bytes that one character takes in JSON at most, and what else stands around one question. */
const [mostOfSign, around] = [6, 32];

/** In an order that nobody can foresee. */
export function shuffled<T>(list: readonly T[]): T[] {
  const all = [...list];
  for (let i = all.length - 1; i > 0; i -= 1) {
    const j = randomInt(i + 1);
    [all[i], all[j]] = [all[j] as T, all[i] as T];
  }
  return all;
}

/** Bytes that one answer to these questions takes at most, whatever is written. */
const mostOf = (questions: readonly Asked[]): number =>
  questions.reduce(
    (sum, q) => sum + around + 4 * q.answers.length + (q.otherAnswer ? mostOfSign * ownLength : 0),
    around,
  );

/** Answers closed with the key: their length says how many they are and nothing of what stands in them. */
export function seal(key: Buffer, waiting: readonly Waiting[], questions: readonly Asked[]): Buffer {
  const text = Buffer.from(JSON.stringify(shuffled(waiting)));
  const padded = Buffer.alloc(around + waiting.length * mostOf(questions), ' ');
  if (text.length > padded.length) throw new Error('An answer is longer than any may be');
  text.copy(padded);
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, key, iv);
  const body = Buffer.concat([cipher.update(padded), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

/** What was sealed with the key. */
export function unseal(key: Buffer, sealed: Buffer): Waiting[] {
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, ivLength));
  decipher.setAuthTag(sealed.subarray(ivLength, ivLength + tagLength));
  const body = Buffer.concat([decipher.update(sealed.subarray(ivLength + tagLength)), decipher.final()]);
  return JSON.parse(body.toString('utf8')) as Waiting[];
}
