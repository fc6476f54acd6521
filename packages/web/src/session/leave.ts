import { ask } from '../base/ask.ts';
import { session } from '../base/session.ts';
import { signInCalls } from './calls.ts';

/** Signs out: the server is told, but the browser forgets whatever it answers. */
export async function leave(): Promise<void> {
  await signInCalls()
    .then((calls) => ask(calls.logout, {}))
    .catch(() => undefined);
  history.replaceState(null, '', '/prihlasit');
  session.end('AUTH.SIGNED_OUT');
}
