import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import type { Pool } from '../db/db.ts';
import { secretOf } from './secret.ts';

/** What the installation signs with (Ed25519): whoever has the public key can prove that a text came from here. */
export type Signer = {
  sign(text: string): Buffer;
  /** The 32 bytes of the public key in hexadecimal. */
  readonly publicKey: string;
};

/** What stands before the 32 bytes of an Ed25519 seed in PKCS#8, and before those of a public key in SPKI. */
const seedHeader = Buffer.from('302e020100300506032b657004220420', 'hex');
const spkiHeader = 12;

/** The private key that the text holds: base64 of a 32-byte seed or of PKCS#8; null when it holds none. */
export function signingKeyOf(text: string): KeyObject | null {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return null;
  const bytes = Buffer.from(text, 'base64');
  const der = bytes.length === 32 ? Buffer.concat([seedHeader, bytes]) : bytes;
  try {
    const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
    return key.asymmetricKeyType === 'ed25519' ? key : null;
  } catch {
    return null;
  }
}

export function signerOf(key: KeyObject): Signer {
  const spki = createPublicKey(key).export({ format: 'der', type: 'spki' });
  return {
    sign: (text) => sign(null, Buffer.from(text), key),
    publicKey: spki.subarray(spkiHeader).toString('hex'),
  };
}

/** The key that is configured, else the installation's own: made on first use and kept in the database, so that a backup has it. */
export async function openSigner(pool: Pool, configured: KeyObject | undefined): Promise<Signer> {
  if (configured) return signerOf(configured);
  const seed = await secretOf(pool, 'ledger');
  return signerOf(signingKeyOf(seed.toString('base64')) as KeyObject);
}
