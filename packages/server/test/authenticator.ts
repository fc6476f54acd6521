import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { Assertion, Attestation, CreationOptions, RequestOptions } from '#contract/passkeys/schema.ts';

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const flags = { present: 0x01, verified: 0x04, attested: 0x40 };

/** CBOR of what an authenticator says: small numbers, texts, bytes and maps. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, n: number) =>
    n < 24
      ? Buffer.from([(major << 5) | n])
      : n < 256
        ? Buffer.from([(major << 5) | 24, n])
        : Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([k, v]) => [cbor(k), cbor(v as string)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

/** What this browser or key does otherwise than it should. */
export type Deceit = { origin?: string; rpId?: string; challenge?: string; unverified?: true; handle?: string };

/** A browser with a security key in it, which signs as a real one does. */
export class Authenticator {
  readonly origin: string;
  readonly id = randomBytes(32);
  readonly keys: { publicKey: KeyObject; privateKey: KeyObject };
  counter: number;
  handle = '';

  constructor(origin: string, counter = 1) {
    this.origin = origin;
    this.counter = counter;
    this.keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  private clientData(type: 'webauthn.create' | 'webauthn.get', challenge: string, deceit: Deceit): Buffer {
    const said = { type, challenge: deceit.challenge ?? challenge, origin: deceit.origin ?? this.origin };
    return Buffer.from(JSON.stringify({ ...said, crossOrigin: false }));
  }

  private data(rpId: string, deceit: Deceit, attested = Buffer.alloc(0)): Buffer {
    const known = deceit.unverified ? 0 : flags.verified;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.counter);
    const flag = Buffer.from([flags.present | known | (attested.length ? flags.attested : 0)]);
    return Buffer.concat([sha256(deceit.rpId ?? rpId), flag, count, attested]);
  }

  private cosePublicKey(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const part = (text: string) => Buffer.from(text, 'base64url');
    const pairs: [number, unknown][] = [
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, part(x)],
      [-3, part(y)],
    ];
    return cbor(new Map(pairs));
  }

  /** A new key for the portal that asks. */
  make(options: CreationOptions, deceit: Deceit = {}): Attestation {
    this.handle = options.user.id;
    const length = Buffer.from([0, this.id.length]);
    const attested = Buffer.concat([Buffer.alloc(16), length, this.id, this.cosePublicKey()]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', this.data(options.rp.id, deceit, attested)],
    ]);
    const id = this.id.toString('base64url');
    return {
      id,
      rawId: id,
      type: 'public-key',
      response: {
        clientDataJSON: this.clientData('webauthn.create', options.challenge, deceit).toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** A signature of the challenge; the counter goes up. */
  sign(options: RequestOptions, deceit: Deceit = {}): Assertion {
    this.counter++;
    const client = this.clientData('webauthn.get', options.challenge, deceit);
    const data = this.data(options.rpId, deceit);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.keys.privateKey);
    const id = this.id.toString('base64url');
    return {
      id,
      rawId: id,
      type: 'public-key',
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: deceit.handle ?? this.handle,
      },
    };
  }
}
