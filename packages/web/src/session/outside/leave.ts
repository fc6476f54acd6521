import { ask } from '../../base/ask.ts';
import { copies } from '../../base/copies.ts';
import { begunUploads } from '../../base/resuming.ts';
import { session } from '../../base/session.ts';
import { signInCalls } from './calls.ts';

/** Signs out: the server is told, the browser forgets whatever it answers; the signed-out tree finds its address. */
export async function leave(): Promise<void> {
  await signInCalls()
    .then((calls) => ask(calls.logout, {}))
    .catch(() => undefined);
  copies.forgetAll();
  begunUploads.forgetAll();
  session.end('AUTH.SIGNED_OUT');
}
