import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { id } from '../base/calls/ids.ts';
import {
  WorkAsked,
  WorkCall,
  WorkCannot,
  WorkDay,
  WorkDone,
  WorkPhoto,
  WorkPhotoGone,
  WorkView,
  WorkWord,
} from './schema.ts';

/** By the link of the firm alone. A link that ended, never was or is of another house is answered alike. */
export const work = callsOf('handovers', {
  look: endpoint('GET /api/v2/work/:token', {
    needs: 'anyone',
    input: WorkAsked,
    output: WorkView,
    summary: 'The one report behind the link of a firm.',
  }),
  day: endpoint('PUT /api/v2/work/:token/day', {
    needs: 'anyone',
    input: WorkDay,
    output: WorkView,
    summary: 'The day and hours when the firm comes; who solves and reported it is told.',
  }),
  word: endpoint('POST /api/v2/work/:token/word', {
    creates: 'comment',
    needs: 'anyone',
    input: WorkWord,
    output: z.object({ id: z.number() }),
    summary: 'A word of the firm, told to everybody who reads the report.',
  }),
  photo: endpoint('POST /api/v2/work/:token/photo', {
    kind: 'upload',
    creates: 'file',
    needs: 'anyone',
    input: WorkPhoto,
    output: z.object({ id: z.number(), name: z.string(), url: z.string() }),
    summary: 'One picture of what was done, of at most 5 MB; where and by what it was taken is dropped.',
  }),
  removePhoto: endpoint('DELETE /api/v2/work/:token/photo/:id', {
    needs: 'anyone',
    input: WorkPhotoGone,
    output: WorkView,
    summary: 'Takes one of its own pictures back, until the firm says that it is done.',
  }),
  done: endpoint('PUT /api/v2/work/:token/done', {
    needs: 'anyone',
    input: WorkDone,
    output: WorkView,
    summary: 'The firm says that it is done; who solves it is told and confirms it.',
  }),
  cannot: endpoint('PUT /api/v2/work/:token/cannot', {
    needs: 'anyone',
    input: WorkCannot,
    output: WorkView,
    summary: 'The firm says that it cannot take the work, and why; who solves it is told.',
  }),
  call: endpoint('GET /api/v2/work/:token/call', {
    needs: 'anyone',
    input: WorkAsked,
    output: WorkCall,
    summary: 'Whom to call of the house, also once the link ended; nothing else of the report.',
  }),
  picture: endpoint('GET /api/v2/work/picture/:ticket', {
    kind: 'bytes',
    needs: 'anyone',
    input: z.object({ svjId: id, handoverId: id, id }),
    output: z.any(),
    summary: 'A picture behind a ticket that only the page of the link has; it ends with the link.',
  }),
});
