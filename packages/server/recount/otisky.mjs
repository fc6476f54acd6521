// Digests and signatures. A part of prepocet.mjs.
// Otisky a podpisy. Patří k prepocet.mjs.
import { createHash, createPublicKey, verify } from 'node:crypto';

export const sha256 = (text) => createHash('sha256').update(text).digest('hex');
export function canonical(v) {
  if (Array.isArray(v)) return `[${v.map(canonical).join(',')}]`;
  if (typeof v !== 'object' || v === null) return JSON.stringify(v);
  const parts = Object.keys(v).sort();
  return `{${parts.map((k) => `${JSON.stringify(k)}:${canonical(v[k])}`).join(',')}}`;
}
export function isSigned(vote, { seq, hash, signature }, key) {
  try {
    if (!/^[0-9a-f]+$/.test(signature) || !/^[0-9a-f]{64}$/.test(key)) return false;
    const der = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), Buffer.from(key, 'hex')]);
    const publicKey = createPublicKey({ key: der, format: 'der', type: 'spki' });
    return verify(null, Buffer.from(canonical({ vote, seq, hash })), publicKey, Buffer.from(signature, 'hex'));
  } catch {
    return false;
  }
}
