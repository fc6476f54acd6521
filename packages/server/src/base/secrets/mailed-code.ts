import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { codeRules } from '#contract/base/codes.ts';

/** Six digits are few: who reads only the table of codes must not be able to try them all. */
export const hashOfCode = (secret: Buffer, salt: Buffer, code: string): Buffer =>
  createHmac('sha256', secret).update(salt).update(code).digest();

/** A new code for a mail, with what is kept of it. */
export function freshCode(secret: Buffer): { code: string; salt: Buffer; codeHash: Buffer } {
  const code = String(randomInt(10 ** codeRules.digits)).padStart(codeRules.digits, '0');
  const salt = randomBytes(16);
  return { code, salt, codeHash: hashOfCode(secret, salt, code) };
}

export const isSame = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b);
