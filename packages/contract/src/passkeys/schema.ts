import * as z from 'zod/mini';
import { requiredLine } from '../base/person/people.ts';
import { passkeyLimits } from './rules.ts';

/** Bytes as the browsers write them in JSON. */
const bytes = (most: number) => z.string().check(z.regex(/^[A-Za-z0-9_-]+$/), z.maxLength(most));
const credentialId = bytes(1400);
const publicKey = z.literal('public-key');
const transports = z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10));

/** A passkey as its holder sees it. */
export const PasskeyRow = z.object({
  id: z.number(),
  /** The device in words; empty when nobody knows. */
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
});
export type PasskeyRow = z.output<typeof PasskeyRow>;

export const PasskeyName = z.object({ name: requiredLine(passkeyLimits.name) });

const descriptor = z.object({ type: publicKey, id: z.string(), transports: z.optional(z.array(z.string())) });

/** What the browser is asked when a passkey is being made (WebAuthn, PublicKeyCredentialCreationOptionsJSON). */
export const CreationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: publicKey, alg: z.number() })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});
export type CreationOptions = z.output<typeof CreationOptions>;

/** What the browser is asked at sign-in; it finds out itself which passkeys it has for the portal. */
export const RequestOptions = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
});
export type RequestOptions = z.output<typeof RequestOptions>;

/** The same of somebody signed in: their own passkeys are named. */
export const ProofOptions = z.extend(RequestOptions, { allowCredentials: z.array(descriptor) });
export type ProofOptions = z.output<typeof ProofOptions>;

/** The browser's answer: a new key. */
export const Attestation = z.object({
  id: credentialId,
  rawId: credentialId,
  type: publicKey,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: z.optional(transports),
  }),
});
export type Attestation = z.output<typeof Attestation>;

/** The browser's answer: a signature by a key that the portal knows. */
export const Assertion = z.object({
  id: credentialId,
  rawId: credentialId,
  type: publicKey,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(2000),
    signature: bytes(2000),
    userHandle: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  }),
});
export type Assertion = z.output<typeof Assertion>;
