import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { byId } from '../base/calls/ids.ts';
import { requiredLine } from '../base/person/people.ts';
import { AccountDetail, FoundAccount, NewAccountDeed } from './schema-accounts.ts';

export const accounts = callsOf('session', {
  find: endpoint('GET /api/v2/account', {
    needs: 'productAdmin',
    input: z.object({ email: requiredLine(254) }),
    output: z.object({ accounts: z.array(FoundAccount) }),
    summary: 'At most 20 accounts whose login e-mail begins so.',
  }),
  one: endpoint('GET /api/v2/account/:id', {
    needs: 'productAdmin',
    input: byId,
    output: AccountDetail,
    summary:
      'Devices that are signed in to an account and its passkeys, never their tokens, and what was done with it.',
  }),
  act: endpoint('PUT /api/v2/account/:id', {
    needs: 'productAdmin',
    input: NewAccountDeed,
    output: AccountDetail,
    summary:
      'Ends a device or a passkey of an account, or all of them, closes the account or opens it again, with a reason; the holder is mailed.',
    says: 'ACCOUNTS.DONE',
  }),
});
