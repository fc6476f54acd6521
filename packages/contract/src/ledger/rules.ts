import { ed25519 } from '@noble/curves/ed25519.js';
import { sha256 as digest } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Form } from './rules-frozen.ts';
import type { EntryKind } from './rules-recount-kinds.ts';

export type Json = string | number | bigint | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * One text for one value: keys by code unit, no spaces, whole numbers only, bigints as decimal strings. Throws
 * TypeError on anything a reader elsewhere could write down otherwise.
 */
export function canonical(value: Json): string {
  if (typeof value === 'bigint') return `"${value}"`;
  if (typeof value === 'number' && !Number.isSafeInteger(value)) throw new TypeError('only whole numbers are exact');
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const map = value as { readonly [key: string]: Json };
    const keys = Object.keys(map).sort();
    return `{${keys.map((k) => `${JSON.stringify(k)}:${canonical(map[k] as Json)}`).join(',')}}`;
  }
  if (value === undefined || typeof value === 'function' || typeof value === 'symbol') throw new TypeError('no JSON');
  return JSON.stringify(value);
}

/** SHA-256 of the text in UTF-8, hexadecimal. */
export const sha256 = (text: string): string => bytesToHex(digest(utf8ToBytes(text)));

/** The hash of an entry: of its body exactly as written. */
export const entryHash = (body: string): string => sha256(body);

/** What the list holds in place of names: with the salt erased they cannot be guessed and the proof stays valid. */
export const commitment = (salt: string, names: string): string => sha256(`${salt}|${names}`);

/** SHA-256 of the frozen list, rule and points, hexadecimal. */
export const fingerprintOf = (census: string): string => sha256(census);

export type EntryHead = { vote: number; seq: number; at: string; kind: EntryKind; nonce: string; prev: string };

/** The body of an entry; `fields` are those of its kind and cannot stand in for what binds it to its place. */
export const bodyOf = (entry: EntryHead, fields: { readonly [key: string]: Json }, form: Form = 2): string =>
  canonical({ ...fields, v: form, ...entry });

export type LedgerHead = { seq: number; hash: string; signature: string };

/** The ledger as it left a portal: its end of that time, and the key of that portal. */
export type Departure = LedgerHead & { publicKey: string };

/** All that may be written into a ledger that came from another portal: that it cannot go on, and what became of people. */
export const kindsAfterMove = ['cancel', 'merged', 'erased'] as const;

/** What the installation signs: that the ledger of this vote ended here. */
export const headText = (vote: number, { seq, hash }: { seq: number; hash: string }): string =>
  canonical({ vote, seq, hash });

/** Whether the text was signed by the holder of this public key (Ed25519, 32 bytes in hexadecimal). */
export function isSignedText(text: string, signature: string, publicKey: string): boolean {
  // One writing of the same bytes: a changed letter is a changed signature.
  if (![signature, publicKey].every((hex) => /^[0-9a-f]+$/.test(hex))) return false;
  try {
    return ed25519.verify(hexToBytes(signature), utf8ToBytes(text), hexToBytes(publicKey), { zip215: false });
  } catch {
    // Of another length, or no point of the curve: signed by nobody.
    return false;
  }
}

/** Whether the head was signed by the holder of this public key. */
export const isSigned = (vote: number, head: LedgerHead, publicKey: string): boolean =>
  isSignedText(headText(vote, head), head.signature, publicKey);

/** One public key, or all that the installation ever signed with. */
export type Keys = string | readonly string[];
export const isSignedByAny = (vote: number, head: LedgerHead, publicKeys: readonly string[]): boolean =>
  publicKeys.some((key) => isSigned(vote, head, key));
