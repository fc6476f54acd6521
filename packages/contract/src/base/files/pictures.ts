import * as z from 'zod/mini';
import { endpoint } from '../calls/endpoint.ts';
import { byId } from '../calls/ids.ts';

/** The one address of pictures, whoever they belong to. */
export const picture = endpoint('GET /api/v2/svj/picture/:ticket', {
  kind: 'bytes',
  needs: 'member',
  input: byId,
  output: z.any(),
  summary: 'The picture behind a ticket: a logo or the face of a member.',
});
