import * as z from 'zod/mini';
import { stepNames } from '../association/rules.ts';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { id } from '../base/calls/ids.ts';

const count = z.number();
const step = z.enum(stepNames);
const Named = z.object({ id: z.number(), full_name: z.string() });
/** `mine`: it was handed to the asker; `by` is null where whoever handed it is not in the house any more. */
const Handed = z.object({ step, to: Named, by: z.nullable(Named), mine: z.boolean() });
export type Handed = z.output<typeof Handed>;

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
      /** Steps that somebody was asked to see to. */
      handed: z.array(Handed),
      /** To whom a step can be handed: who else of the committee administers the house. */
      helpers: z.array(Named),
    }),
    summary:
      'Where a house stands on the seven steps of its beginning: entrances, units, owners, contacts, committee, statutes, invitations.',
  }),
  hand: endpoint('PUT /api/v2/svj/steps/:step/hand', {
    needs: { module: 'svj', right: 'rw' },
    visit: 'never',
    input: z.object({ step, userId: z.nullable(id) }),
    /** Whether a mail went out: the same person hears of the same step at most once in 24 hours. */
    output: z.object({ mailed: z.boolean() }),
    summary:
      'Hands a step to somebody of the committee, who is mailed and sees it among what waits; null takes it back.',
  }),
});
