import { createHmac, generateKeyPairSync, randomBytes } from 'node:crypto';
import { type PasskeyPlace, passkeyLimits, passkeyPlace, wentBack } from '#contract/passkeys/rules.ts';
import type { Assertion, Attestation } from '#contract/passkeys/schema.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../base/db/db.ts';
import type { Portal } from '../base/http/handler.ts';
import { hashToken } from '../base/secrets/tokens.ts';
import {
  addChallenge,
  type Holder,
  keepUse,
  type Passkey,
  type Purpose,
  passkeyToEnter,
  takeChallenge,
} from './queries.ts';

// Half a second and 25 MB: loaded by whoever first uses a passkey, not by every start.
const library = () => import('@simplewebauthn/server');

/** EdDSA, ES256 and RS256: what phones, computers and security keys sign with. */
export const algorithms = [-8, -7, -257];

/** Where passkeys of this portal work; only the configured address says so, never a request. */
export function placeOf(portal: Portal): PasskeyPlace {
  const place = passkeyPlace(portal.config.url);
  if (!place) throw new Refused('PASSKEYS.ERRORS.NO_PLACE');
  return place;
}

/** What a passkey calls the account: the same for all its keys, and nothing that says who it is. */
export const handleOf = (portal: Portal, accountId: number): Buffer =>
  createHmac('sha256', portal.secret).update(`passkey of account ${accountId}`).digest();

/** A new challenge for one answer within five minutes. */
export async function newChallenge(db: Db, purpose: Purpose, holder: Holder | null, now: Date): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + passkeyLimits.challenge);
  await addChallenge(db, { hash: hashToken(challenge), purpose, ...holder, expiresAt });
  return challenge;
}

/** The challenge that the answer speaks of; empty when it speaks of none. */
function challengeIn({ response }: Assertion | Attestation): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString());
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}

/** The new key, proven to be made now, for this account and this portal, by somebody the device knows. */
export async function provenNew(portal: Portal, credential: Attestation, holder: Holder, now: Date) {
  const { origin, rpId } = placeOf(portal);
  const { verifyRegistrationResponse } = await library();
  const challenge = challengeIn(credential);
  if (!(await takeChallenge(portal.pool.aside, hashToken(challenge), 'add', holder, now))) {
    throw new Refused('PASSKEYS.ERRORS.NOT_PROVEN');
  }
  const answer = await verifyRegistrationResponse({
    response: { ...credential, response: credential.response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => null);
  if (!answer?.verified) throw new Refused('PASSKEYS.ERRORS.NOT_PROVEN');
  const { id, publicKey, counter } = answer.registrationInfo.credential;
  return { credentialId: Buffer.from(id, 'base64url'), publicKey: Buffer.from(publicKey), counter };
}

let nobodys: Buffer | undefined;
/** A public key (COSE, P-256) that nobody signs with: an unknown passkey is verified as long as a known one. */
function nobodysKey(): Buffer {
  if (nobodys) return nobodys;
  const { x, y } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' });
  const part = (label: number, value = '') =>
    Buffer.concat([Buffer.from([label, 0x58, 32]), Buffer.from(value, 'base64url')]);
  // {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
  nobodys = Buffer.concat([Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1]), part(0x21, x), part(0x22, y)]);
  return nobodys;
}

async function isSigned(portal: Portal, credential: Assertion, challenge: string, publicKey: Buffer) {
  const { origin, rpId } = placeOf(portal);
  const { verifyAuthenticationResponse } = await library();
  const { userHandle: _, ...response } = credential.response;
  const answer = await verifyAuthenticationResponse({
    response: { ...credential, response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    // The counter is compared after the signature, so that only the key itself can raise the alarm.
    credential: { id: credential.id, publicKey: new Uint8Array(publicKey), counter: 0 },
    requireUserVerification: true,
  }).catch(() => null);
  return answer?.verified ? answer.authenticationInfo : null;
}

/** Whether the answer calls the account as its keys do; where the keys were named, a device need not say it. */
function isCalled({ response }: Assertion, handle: string, holder: Holder | null): boolean {
  return response.userHandle === handle || (holder !== null && !response.userHandle);
}

/**
 * The passkey that signed this challenge here and now: of whoever it is, who signs in by it, or of the holder of this
 * session, who proves to be there. Every other answer gets one refusal after the same work.
 */
export async function passkeyThatSigned(
  db: Db,
  portal: Portal,
  credential: Assertion,
  now: Date,
  holder: Holder | null,
): Promise<Passkey> {
  const refusal = holder ? 'PASSKEYS.ERRORS.NOT_PRESENT' : 'AUTH.PASSKEY.ERRORS.REFUSED';
  const challenge = challengeIn(credential);
  const purpose = holder ? 'presence' : 'signIn';
  const isOurs = await takeChallenge(portal.pool.aside, hashToken(challenge), purpose, holder, now);
  const passkey = await passkeyToEnter(db, Buffer.from(credential.id, 'base64url'));
  const signed = await isSigned(portal, credential, challenge, passkey?.publicKey ?? nobodysKey());
  const handle = handleOf(portal, passkey?.accountId ?? 0).toString('base64url');
  const isTheirs = !holder || passkey?.accountId === holder.accountId;
  if (!isOurs || !passkey || !signed || !isTheirs || !isCalled(credential, handle, holder)) throw new Refused(refusal);
  if (wentBack(passkey.counter, signed.newCounter)) {
    const cause = new Error(`Passkey ${passkey.id} counted back: two devices may hold it`);
    throw new Refused(refusal, { cause });
  }
  await keepUse(db, passkey.id, signed.newCounter, now);
  return passkey;
}
