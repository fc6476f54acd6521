import * as z from 'zod/mini';
import { modules } from '../access.ts';
import { callsOf, endpoint, none } from '../base/calls/endpoint.ts';
import { unsubscribeToken } from './schema.ts';

const told = z.object({
  house: z.string(),
  module: z.enum(modules),
  /** Whether news of the module are off for the address now. */
  off: z.boolean(),
});

export const notices = callsOf('notices', {
  subscription: endpoint('GET /api/v2/unsubscribe/:token', {
    needs: 'anyone',
    input: z.object({ token: unsubscribeToken }),
    output: told,
    summary: 'What the link under a mail would turn off; changes nothing.',
  }),
  unsubscribe: endpoint('POST /api/v2/unsubscribe/:token', {
    creates: none('sets one switch'),
    needs: 'anyone',
    input: z.object({ token: unsubscribeToken, back: z._default(z.boolean(), false) }),
    output: told,
    summary: 'Turns news of one module off for whoever the mail was for, or back on as they had them before.',
  }),
});
