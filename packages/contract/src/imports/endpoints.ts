import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { byId, id } from '../base/calls/ids.ts';
import { paging } from '../base/calls/paging.ts';
import { Draft, steps } from './drafts/schema.ts';
import { Acceptance, Accepted, Decision, EntryFix, MappingInput, Preview, previewTabs } from './schema.ts';

const administers = { module: 'rooms', right: 'rw' } as const;

export const imports = callsOf('imports', {
  upload: endpoint('POST /api/v2/import', {
    limit: 'upload',
    creates: 'import',
    kind: 'upload',
    needs: administers,
    visit: 'setup',
    input: z.object({}),
    output: z.object({ id: z.number(), step: z.enum(steps) }),
    summary: 'Reads a house from a cadastre JSON, CSV or XLSX file into a draft; nothing in the house changes.',
  }),
  drafts: endpoint('GET /api/v2/import', {
    needs: administers,
    input: z.object(paging),
    output: z.object({ drafts: z.array(Draft), total: z.number() }),
    summary: 'Imports that have been begun and neither accepted nor discarded.',
  }),
  preview: endpoint('GET /api/v2/import/:id', {
    needs: administers,
    input: z.object({ id, tab: z._default(z.enum(previewTabs), 'new'), ...paging }),
    output: Preview,
    summary: 'What accepting would change, by tab and page, with counts and the sum of the house before and after.',
  }),
  mapping: endpoint('PUT /api/v2/import/:id/mapping', {
    needs: administers,
    visit: 'setup',
    input: MappingInput,
    output: z.object({ id: z.number(), step: z.enum(steps) }),
    summary: "Says what the table's columns mean and reads it again; remembered for the same headers.",
  }),
  entry: endpoint('PUT /api/v2/import/:id/entry', {
    needs: administers,
    visit: 'setup',
    input: EntryFix,
    output: z.null(),
    summary: 'Corrects or confirms one doubtful entry.',
    says: 'IMPORTS.CORRECTED',
  }),
  decide: endpoint('PUT /api/v2/import/:id/decision', {
    needs: administers,
    visit: 'setup',
    input: Decision,
    output: z.object({ decided: z.number() }),
    summary: 'Accepts or leaves out entries, with those that cannot stand without them.',
  }),
  accept: endpoint('POST /api/v2/import/:id/accept', {
    creates: 'units',
    needs: administers,
    visit: 'setup',
    input: Acceptance,
    output: Accepted,
    summary: 'Writes everything accepted in one transaction, if the house is still as it was previewed.',
    says: 'IMPORTS.ACCEPTED',
  }),
  discard: endpoint('DELETE /api/v2/import/:id', {
    needs: administers,
    visit: 'setup',
    input: byId,
    output: z.null(),
    summary: 'Throws the draft away.',
    says: 'IMPORTS.DISCARDED',
  }),
});
