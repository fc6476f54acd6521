import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { folderIdInAddress } from './schema-fields.ts';
import { Filed, FilingInput, FilingOwners, FilingOwnersAsked, FilingPlace } from './schema-filing.ts';

const administers = { module: 'documents', right: 'rw' } as const;

export const filing = callsOf('documents', {
  place: endpoint('GET /api/v2/file/filing', {
    needs: administers,
    input: z.object({ folderId: folderIdInAddress }),
    output: FilingPlace,
    summary: 'Units of the house with their owners, and the folders that their papers would go to.',
  }),
  owners: endpoint('GET /api/v2/file/filing/owners', {
    needs: administers,
    input: FilingOwnersAsked,
    output: FilingOwners,
    summary:
      'Units whose papers of a period, by itself the year of their day, are for a person to give: their owners changed in it, or all have left.',
  }),
  file: endpoint('POST /api/v2/file/filing', {
    creates: 'document',
    needs: administers,
    visit: 'yes',
    input: FilingInput,
    output: Filed,
    summary: 'Files uploads that wait to folders of units, which are made where they are not; all of them or none.',
    says: 'FILING.DONE',
  }),
});
