import * as z from 'zod/mini';
import { callsOf, endpoint, none } from '../base/calls/endpoint.ts';
import { Confirming, Door, doorCode, doorKey, NoteInput, NoteTaken } from './schema.ts';

/** Of whoever stands before the code, signed in or not. */
export const wallDoor = callsOf('walls', {
  look: endpoint('GET /api/v2/wall/at/:token', {
    needs: 'anyone',
    input: z.object({ token: doorCode }),
    output: Door,
    summary: 'The house and the place of a code that is open; every other code is answered alike.',
  }),
  write: endpoint('POST /api/v2/wall/at/:token', {
    creates: 'wallNote',
    needs: 'anyone',
    input: NoteInput,
    output: NoteTaken,
    summary:
      'Leaves a report from the wall. It is nothing until the mailed link is used, and nobody’s news until the committee lets it in.',
  }),
  photo: endpoint('POST /api/v2/wall/photo/:token', {
    creates: 'file',
    kind: 'stream',
    needs: 'anyone',
    input: z.object({ token: doorKey }),
    output: z.object({ id: z.number() }),
    summary: 'Adds a picture to what was left, under the key that came with it; at most 5 within an hour.',
  }),
  confirming: endpoint('GET /api/v2/wall/confirm/:token', {
    needs: 'anyone',
    input: z.object({ token: doorKey }),
    output: Confirming,
    summary: 'What the mailed link would confirm; changes nothing.',
  }),
  confirm: endpoint('POST /api/v2/wall/confirm/:token', {
    creates: none('it moves one thing once'),
    needs: 'anyone',
    input: z.object({ token: doorKey }),
    output: z.null(),
    summary: 'Confirms what was left; from then on it waits for the committee.',
  }),
  quiet: endpoint('POST /api/v2/wall/quiet/:token', {
    creates: none('it only takes away'),
    needs: 'anyone',
    input: z.object({ token: doorKey }),
    output: z.null(),
    summary: 'Whoever wrote it wants no more mails of what becomes of it.',
  }),
});
