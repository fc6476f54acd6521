import * as z from 'zod/mini';
import { callsOf, endpoint, none } from '../base/calls/endpoint.ts';
import { id } from '../base/calls/ids.ts';
import { LetterAsk, LettersPrinted, Ways } from './schema-letters.ts';

const writes = { module: 'members', right: 'rw' } as const;
const given = z.object({ ids: z.array(id), lang: z._default(z.enum(['cs', 'en']), 'cs') });

/** Letters with a code, and how the whole house comes in. */
export const letters = callsOf('activation', {
  ways: endpoint('GET /api/v2/user/ways', {
    needs: writes,
    input: z.object({}),
    output: Ways,
    summary: 'How many people of the house are invited, opened the invitation and came in, and who was forgotten.',
  }),
  print: endpoint('POST /api/v2/user/letters', {
    limit: 'export',
    creates: none('a letter printed again takes the place of the earlier one; its code is shown on paper alone'),
    needs: writes,
    visit: 'setup',
    inDemo: 'closed',
    input: LettersPrinted,
    output: z.object({
      /** Null where nobody gets one. */
      url: z.nullable(z.string()),
      skipped: z.array(z.object({ id: z.number(), full_name: z.string(), why: z.string() })),
    }),
    summary:
      'Makes a letter with a code for each of these people and answers an address, good for a minute, of all in PDF.',
  }),
  file: endpoint('GET /api/v2/user/letters/:ticket', {
    limit: 'export',
    kind: 'bytes',
    needs: writes,
    input: given,
    output: z.any(),
    summary: 'The letters behind a ticket, a page each.',
  }),
  ask: endpoint('POST /api/v2/user/letter', {
    creates: none('the same letter keeps the address that was typed last'),
    needs: 'anyone',
    input: LetterAsk,
    output: z.object({ house: z.string() }),
    summary:
      'Keeps the address that whoever has a letter in hand typed; the committee decides whether an invitation goes there.',
  }),
  decide: endpoint('PUT /api/v2/user/letter/:id', {
    needs: writes,
    visit: 'setup',
    /** `email` is the address that was decided about: another one may have been typed meanwhile. */
    input: z.object({ id, approved: z.boolean(), email: z.string().check(z.maxLength(255)) }),
    output: z.null(),
    summary: 'Sends an invitation to the typed address, or ends the letter.',
    says: 'LETTERS.DECIDED',
  }),
});
