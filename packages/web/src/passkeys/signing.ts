import { startAuthentication } from '@simplewebauthn/browser';
import { passkeys } from '#contract/passkeys/endpoints.ts';
import { ask } from '../base/ask.ts';
import { device } from '../base/device.ts';

/** Signs in by whichever passkey the person chooses in the browser; answers the token. Loaded when first wanted. */
export async function signByPasskey(): Promise<string> {
  const credential = await startAuthentication({ optionsJSON: await ask(passkeys.beginSignIn, {}) });
  const inside = await ask(passkeys.signIn, { credential: credential as never, ...device.known() });
  device.keep(inside.device);
  return inside.token;
}
