import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/endpoint.ts';

const count = z.number();

export const houseSteps = callsOf('home', {
  steps: endpoint('GET /api/v2/svj/steps', {
    needs: { module: 'svj', right: 'rw' },
    input: z.object({}),
    output: z.object({
      entrances: count,
      units: count,
      sharesWhole: z.boolean(),
      owned: count,
      people: count,
      withEmail: count,
      withPhone: count,
      officers: count,
      statutes: z.boolean(),
      forgotten: count,
    }),
    summary:
      'Where a house stands on the seven steps of its beginning: entrances, units, owners, contacts, committee, statutes, invitations.',
  }),
});
