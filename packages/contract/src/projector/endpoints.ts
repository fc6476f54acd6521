import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { byId } from '../base/calls/ids.ts';
import { Board, boardToken, Projection, ProjectionMade, TurningPart } from './schema.ts';

const administers = { module: 'meetingOwners', right: 'rw' } as const;
const at = '/api/v2/meeting-of-owners/:id' as const;

/** Making the link takes the right to administer votes besides, as leading the evening does. */
export const projector = callsOf('projector', {
  standing: endpoint(`GET ${at}/projector`, {
    needs: administers,
    input: byId,
    output: Projection,
    summary: 'Whether a link to the projection of the meeting is out, and until when.',
  }),
  show: endpoint(`PUT ${at}/projector`, {
    needs: administers,
    visit: 'never',
    input: byId,
    output: ProjectionMade,
    summary:
      'Makes a link to what the projector shows, good for the day and the night after it; the one before leads nowhere from then on.',
  }),
  turn: endpoint(`PUT ${at}/projector/part`, {
    needs: administers,
    visit: 'never',
    input: TurningPart,
    output: Projection,
    summary: 'Turns the wall to another part of a wording that it does not hold whole.',
  }),
  hide: endpoint(`DELETE ${at}/projector`, {
    needs: administers,
    visit: 'never',
    input: byId,
    output: z.null(),
    summary: 'Ends the projection: its link leads nowhere from then on.',
  }),
  follow: endpoint(`GET ${at}/board`, {
    needs: { module: 'meetingOwners', right: 'r' },
    input: byId,
    output: Board,
    summary: 'What the projector shows, for whoever reads the meeting.',
  }),
  look: endpoint('GET /api/v2/projector/:token', {
    needs: 'anyone',
    input: z.object({ token: boardToken }),
    output: Board,
    summary: 'What the projector shows behind its link: no names and no units. Any other link is answered alike.',
  }),
  listen: endpoint('GET /api/v2/projector/:token/live', {
    kind: 'events',
    needs: 'anyone',
    input: z.object({ token: boardToken }),
    output: Board,
    summary: 'The same whole, each time that something of it changes, until the link ends.',
  }),
});
