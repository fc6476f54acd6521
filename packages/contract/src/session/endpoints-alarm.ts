import * as z from 'zod/mini';
import { callsOf, endpoint, none } from '../base/calls/endpoint.ts';
import { token } from './schema.ts';

const byToken = z.object({ token });
/** Passkeys by their names; empty when a device has none. */
const keys = z.array(z.string());

/** Mails about a changed password or passkey carry a link for whoever did not do it. */
export const alarm = callsOf('session', {
  look: endpoint('GET /api/v2/user/alarm/:token', {
    needs: 'anyone',
    input: byToken,
    output: z.object({ email: z.string(), devices: z.array(z.string()), goes: keys, stays: keys }),
    summary: 'What the mailed link would end: devices, recent passkeys; and which passkeys would stay.',
  }),
  raise: endpoint('POST /api/v2/user/alarm/:token', {
    creates: none('the link is spent by the first'),
    needs: 'anyone',
    input: byToken,
    output: z.object({ email: z.string(), goes: keys, stays: keys }),
    summary:
      'By the mailed link, once: signs every device out, removes recent passkeys, closes the present password and mails a link to a new one.',
  }),
});
