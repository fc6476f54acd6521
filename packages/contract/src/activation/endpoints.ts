import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { id, ids } from '../base/calls/ids.ts';
import { LoginAnswer, lang, token } from '../session/schema.ts';
import { Checked, Invitation, inviteEmail } from './schema.ts';

const writes = { module: 'members', right: 'rw' } as const;

/** Who gets none, and the text key why. */
const Skipped = z.object({ id: z.number(), full_name: z.string(), why: z.string() });

export const activation = callsOf('activation', {
  invite: endpoint('PUT /api/v2/user/activate-email/:id', {
    needs: writes,
    visit: 'setup',
    input: z.object({ id, email: inviteEmail }),
    output: z.object({ email: z.string(), sentAt: z.string(), expiresAt: z.string() }),
    summary: 'Sends or resends the invitation, which gives access once it is accepted; an older link stops working.',
    says: 'ACTIVATION.SENT',
  }),
  recap: endpoint('POST /api/v2/user/activate-email-all/recap', {
    needs: writes,
    effect: 'reads',
    input: z.object({ ids }),
    output: z.object({
      /** Who would get one, and where. */
      to: z.array(z.object({ id: z.number(), full_name: z.string(), email: z.string() })),
      skipped: z.array(Skipped),
    }),
    summary: 'Says of several members where their invitations would go, and of the others why not; nothing is sent.',
  }),
  inviteAll: endpoint('PUT /api/v2/user/activate-email-all', {
    needs: writes,
    visit: 'setup',
    input: z.object({
      ids,
      /** The addresses that were agreed to; whoever would be invited to another one is left out. */
      to: z.optional(z.array(z.object({ id, email: z.string().check(z.maxLength(254)) })).check(z.maxLength(10_000))),
    }),
    output: z.object({ sent: z.number(), skipped: z.array(Skipped) }),
    summary: 'Sends or resends invitations to several members; those who cannot be invited are listed with the reason.',
  }),
  look: endpoint('GET /api/v2/user/activate-token/:token', {
    needs: 'anyone',
    // That somebody opened it is noted: the house sees how its people come in.
    effect: 'writes',
    input: z.object({ token }),
    output: Invitation,
    summary: 'What the mailed link opens.',
  }),
  activate: endpoint('PUT /api/v2/user/:id/activate/:token', {
    needs: 'anyone',
    input: z.object({
      id,
      token,
      /** The new one, or the one of the account that the address already has; needless when signed in to that account. */
      password: z._default(z.string().check(z.maxLength(200, 'BASE.FORM.TOO_LONG')), ''),
      /** Whether the page spoke of an existing account: a password is never taken for another purpose than it was typed for. */
      hasAccount: z.optional(z.boolean()),
      lang: z._default(lang, 'cs'),
      device: z.optional(token),
      user: z._default(z.nullable(Checked), null),
    }),
    output: LoginAnswer,
    summary: 'Accepts the invitation and signs in: a new address gets its password, an existing account proves itself.',
  }),
});
