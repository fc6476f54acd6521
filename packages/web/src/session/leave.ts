import { session as calls } from '#contract/session/endpoints.ts';
import { ask } from '../base/ask.ts';
import { session } from '../base/session.ts';

/** Signs out: the server is told, but the browser forgets whatever it answers. */
export async function leave(): Promise<void> {
  await ask(calls.logout, {}).catch(() => undefined);
  history.replaceState(null, '', '/prihlasit');
  session.end('ACCOUNT.SIGNED_OUT');
}
