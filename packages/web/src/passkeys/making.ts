import { startRegistration } from '@simplewebauthn/browser';
import type { Attestation, CreationOptions } from '#contract/passkeys/schema.ts';

/** Lets the browser make a new key. Loaded when first wanted. */
export const makePasskey = async (optionsJSON: CreationOptions): Promise<Attestation> =>
  (await startRegistration({ optionsJSON: optionsJSON as never })) as Attestation;
