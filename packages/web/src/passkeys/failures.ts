import type { TextKey } from '#contract/texts/keys.ts';
import { Answer } from '../base/answer.ts';
import type { Params } from '../base/texts.tsx';

/** `tone`: changing one's mind is no error. */
export type Failure = { key: TextKey; params?: Params; tone: 'info' | 'bad' };

/** Browsers say the same of somebody who changed their mind and of a device that waited too long. */
const isCancelled = (error: unknown) => ['NotAllowedError', 'AbortError'].includes((error as Error).name);

/** What to say when signing in did not work: the server's refusal, or what the browser made of it. */
export function whyNotSignedIn(error: unknown): Failure {
  if (error instanceof Answer) return { key: error.key, params: error.params, tone: 'bad' };
  if (isCancelled(error)) return { key: 'AUTH.PASSKEY.ERRORS.CANCELLED', tone: 'info' };
  return { key: 'AUTH.PASSKEY.ERRORS.FAILED', tone: 'bad' };
}

/** The same of a passkey that was not made. */
export function whyNotAdded(error: unknown): Failure {
  if (error instanceof Answer) return { key: error.key, params: error.params, tone: 'bad' };
  const { name } = error as Error;
  if (isCancelled(error)) return { key: 'PASSKEYS.FAILURES.CANCELLED', tone: 'info' };
  if (name === 'InvalidStateError') return { key: 'PASSKEYS.FAILURES.KNOWN', tone: 'info' };
  if (name === 'ConstraintError' || name === 'NotSupportedError')
    return { key: 'PASSKEYS.FAILURES.UNABLE', tone: 'bad' };
  return { key: 'PASSKEYS.FAILURES.FAILED', tone: 'bad' };
}
