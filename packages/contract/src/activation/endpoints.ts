import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { id, ids } from '../base/ids.ts';
import { Invitation, inviteEmail } from './schema.ts';

const writes = { module: 'members', right: 'rw' } as const;

export const activation = {
  invite: endpoint('PUT /api/v2/user/activate-email/:id', {
    needs: writes,
    input: z.object({ id, email: inviteEmail }),
    output: z.object({ email: z.string(), sentAt: z.string(), expiresAt: z.string() }),
    summary: 'Sends or resends the invitation, which gives access once it is accepted; an older link stops working.',
    says: 'ACTIVATION.SENT',
  }),
  inviteAll: endpoint('PUT /api/v2/user/activate-email-all', {
    needs: writes,
    input: z.object({ ids }),
    output: z.object({
      sent: z.number(),
      /** Who got none, and the text key why. */
      skipped: z.array(z.object({ id: z.number(), full_name: z.string(), why: z.string() })),
    }),
    summary: 'Sends or resends invitations to several members; those who cannot be invited are listed with the reason.',
  }),
  look: endpoint('GET /api/v2/user/activate-token/:token', {
    needs: 'anyone',
    input: z.object({ token: z.string().check(z.minLength(20), z.maxLength(100)) }),
    output: Invitation,
    summary: 'What the mailed link opens.',
  }),
};
