import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { byId } from '../base/calls/ids.ts';
import { paging } from '../base/calls/paging.ts';
import {
  Decline,
  LetIn,
  NoteList,
  noteListing,
  sheetsAsked,
  Wall,
  WallPlace,
  WallPlaceChange,
  WallPlaceInput,
} from './schema.ts';

const administers = { module: 'reports', right: 'rw' } as const;

/** Of the committee: places with their codes, their sheets, and what came from the wall. */
export const walls = callsOf('walls', {
  one: endpoint('GET /api/v2/wall', {
    needs: administers,
    input: z.object({}),
    output: Wall,
    summary: 'Whether codes on the wall are open in the house, and the places that have one.',
  }),
  turn: endpoint('PUT /api/v2/wall', {
    needs: { module: 'svj', right: 'rw' },
    visit: 'yes',
    input: z.object({ isOn: z.boolean() }),
    output: z.object({ isOn: z.boolean() }),
    summary: 'Opens or shuts all codes of the house; they stay as they are.',
    says: 'WALLS.TURNED',
  }),
  addPlace: endpoint('POST /api/v2/wall/place', {
    creates: 'wallPlace',
    needs: administers,
    visit: 'yes',
    input: WallPlaceInput,
    output: WallPlace,
    summary: 'Adds a place with a code of its own.',
    says: 'WALLS.PLACE_ADDED',
  }),
  changePlace: endpoint('PUT /api/v2/wall/place/:id', {
    needs: administers,
    visit: 'yes',
    input: WallPlaceChange,
    output: WallPlace,
    summary: 'Names the place anew; its code stays.',
    says: 'WALLS.PLACE_SAVED',
  }),
  renew: endpoint('PUT /api/v2/wall/place/:id/renew', {
    needs: administers,
    visit: 'yes',
    input: byId,
    output: WallPlace,
    summary: 'Gives the place a new code; the one before leads nowhere from then on.',
    says: 'WALLS.RENEWED',
  }),
  revoke: endpoint('PUT /api/v2/wall/place/:id/revoke', {
    needs: administers,
    visit: 'yes',
    input: byId,
    output: WallPlace,
    summary: 'Takes the code of the place away; it leads nowhere from then on.',
    says: 'WALLS.REVOKED',
  }),
  removePlace: endpoint('DELETE /api/v2/wall/place/:id', {
    needs: administers,
    visit: 'yes',
    input: byId,
    output: z.null(),
    summary: 'Removes the place with its code; what came from it stays.',
    says: 'WALLS.PLACE_REMOVED',
  }),
  print: endpoint('POST /api/v2/wall/print', {
    limit: 'export',
    needs: administers,
    effect: 'reads',
    input: sheetsAsked,
    output: z.object({ url: z.string() }),
    summary: 'A short-lived address of sheets with codes in PDF, one place a page.',
  }),
  printFile: endpoint('GET /api/v2/wall/print/:ticket', {
    limit: 'export',
    kind: 'bytes',
    needs: administers,
    input: sheetsAsked,
    output: z.any(),
    summary: 'The sheets behind a ticket in PDF.',
  }),
  notes: endpoint('GET /api/v2/wall/note', {
    needs: administers,
    input: z.object({ ...paging, ...noteListing }),
    output: NoteList,
    summary: 'What came from the wall and was confirmed, with counts of what waits, was declined and let in.',
  }),
  letIn: endpoint('PUT /api/v2/wall/note/:id/let-in', {
    needs: administers,
    visit: 'never',
    input: LetIn,
    output: z.object({ reportId: z.number() }),
    summary:
      'Makes a report of it at its place, of nobody of the house; from then on it is news, and whoever wrote it is thanked.',
    says: 'WALLS.LET_IN',
  }),
  decline: endpoint('PUT /api/v2/wall/note/:id/decline', {
    needs: administers,
    visit: 'never',
    input: Decline,
    output: z.null(),
    summary:
      'Puts it aside and tells whoever wrote it why; it goes with its pictures in 30 days and may be let in until then.',
    says: 'WALLS.DECLINED',
  }),
  erase: endpoint('DELETE /api/v2/wall/note/:id', {
    needs: administers,
    visit: 'never',
    input: byId,
    output: z.null(),
    summary: 'Removes it at once with the address of whoever wrote it; a report that was made of it stays.',
    says: 'WALLS.ERASED',
  }),
});
