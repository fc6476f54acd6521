import * as z from 'zod/mini';
import { callsOf, endpoint, none } from '../base/calls/endpoint.ts';
import { loginEmail } from '../base/person/people.ts';
import { token } from './schema.ts';
import { LoginAskedFor } from './schema-login.ts';

const byToken = z.object({ token });

/** The login e-mail belongs to its holder: a change waits for the confirmation of both addresses. */
export const loginChange = callsOf('session', {
  ask: endpoint('POST /api/v2/user/login-email', {
    creates: none('a later request takes the place of the earlier one; the body holds a password'),
    needs: 'account',
    input: z.object({
      email: loginEmail,
      /** Not asked of whoever proved it by a passkey within five minutes. */
      password: z.optional(
        z.string('BASE.FORM.REQUIRED').check(z.minLength(1, 'BASE.FORM.REQUIRED'), z.maxLength(200)),
      ),
    }),
    output: z.null(),
    summary: 'Asks for another login e-mail; answers the same whether the address is free or not.',
    says: 'ACCOUNT.EMAIL_ASKED',
  }),
  askFor: endpoint('PUT /api/v2/account/login-email', {
    needs: 'productAdmin',
    input: LoginAskedFor,
    output: z.null(),
    summary: 'Changes a login e-mail on request: the new address confirms, the old one is told and may stop it.',
    says: 'ACCOUNT.EMAIL_ASKED_FOR',
  }),
  look: endpoint('GET /api/v2/user/login-change/:token', {
    needs: 'anyone',
    input: byToken,
    output: z.object({
      email: z.string(),
      newEmail: z.string(),
      /** Whose mailbox the link came to. */
      side: z.enum(['old', 'new']),
      byAdmin: z.boolean(),
      /** This address has confirmed. */
      confirmed: z.boolean(),
    }),
    summary: 'What the mailed link confirms.',
  }),
  confirm: endpoint('PUT /api/v2/user/login-change/:token', {
    needs: 'anyone',
    input: byToken,
    output: z.object({ done: z.boolean() }),
    summary: 'Confirms the change at one address; the second confirmation makes it and ends other sessions.',
  }),
  stop: endpoint('DELETE /api/v2/user/login-change/:token', {
    needs: 'anyone',
    input: byToken,
    output: z.null(),
    summary: 'Stops the change; from the old address it also signs all devices out.',
  }),
});
