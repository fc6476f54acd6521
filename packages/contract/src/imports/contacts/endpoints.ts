import * as z from 'zod/mini';
import { callsOf, endpoint } from '../../base/calls/endpoint.ts';
import { byId, id } from '../../base/calls/ids.ts';
import { paging } from '../../base/calls/paging.ts';
import { Draft, steps } from '../drafts/schema.ts';
import {
  ContactAcceptance,
  ContactChoice,
  ContactDecision,
  ContactMappingInput,
  ContactPreview,
  ContactsAccepted,
  contactTabs,
} from './schema.ts';

const administers = { module: 'members', right: 'rw' } as const;
const begun = z.object({ id: z.number(), step: z.enum(steps) });

export const contactImports = callsOf('imports', {
  upload: endpoint('POST /api/v2/contact-import', {
    limit: 'upload',
    creates: 'contactImport',
    kind: 'upload',
    needs: administers,
    visit: 'setup',
    input: z.object({}),
    output: begun,
    summary: 'Reads e-mails and phones from a CSV or XLSX file into a draft; nothing in the house changes.',
  }),
  drafts: endpoint('GET /api/v2/contact-import', {
    needs: administers,
    input: z.object(paging),
    output: z.object({ drafts: z.array(Draft), total: z.number() }),
    summary: 'Lists of contacts that have been begun and neither accepted nor discarded.',
  }),
  preview: endpoint('GET /api/v2/contact-import/:id', {
    needs: administers,
    input: z.object({ id, tab: z._default(z.enum(contactTabs), 'new'), ...paging }),
    output: ContactPreview,
    summary: 'What would be added to whom, by tab and page; nothing is ever changed or removed.',
  }),
  mapping: endpoint('PUT /api/v2/contact-import/:id/mapping', {
    needs: administers,
    visit: 'setup',
    input: ContactMappingInput,
    output: begun,
    summary: "Says what the list's columns mean; remembered for the same headers.",
  }),
  choose: endpoint('PUT /api/v2/contact-import/:id/row', {
    needs: administers,
    visit: 'setup',
    input: ContactChoice,
    output: z.null(),
    summary: 'Says whose a row is, or takes it back.',
    says: 'CONTACT_IMPORT.CHOSEN',
  }),
  decide: endpoint('PUT /api/v2/contact-import/:id/decision', {
    needs: administers,
    visit: 'setup',
    input: ContactDecision,
    output: z.object({ decided: z.number() }),
    summary: 'Adds contacts to people or leaves the people out.',
  }),
  accept: endpoint('POST /api/v2/contact-import/:id/accept', {
    creates: 'contacts',
    needs: administers,
    visit: 'setup',
    input: ContactAcceptance,
    output: ContactsAccepted,
    summary: 'Adds everything accepted in one transaction, if the people are still as they were previewed.',
    says: 'CONTACT_IMPORT.ACCEPTED',
  }),
  discard: endpoint('DELETE /api/v2/contact-import/:id', {
    needs: administers,
    visit: 'setup',
    input: byId,
    output: z.null(),
    summary: 'Throws the draft away.',
    says: 'CONTACT_IMPORT.DISCARDED',
  }),
});
