import * as z from 'zod/mini';
import { callsOf, endpoint, none } from '../calls/endpoint.ts';
import { byId, id } from '../calls/ids.ts';
import { FileView, FileWordsAtFirst } from './files.ts';

/** Larger files come in parts, so that a broken line does not send them back to the beginning (bytes). */
export const wholeLimit = 1_048_576;
/** Bytes that the interface sends at once. */
export const partSize = 6_291_456;
/** Of a part that breaks off, at least so many bytes are kept; a shorter one comes only as the end. */
export const leastPart = 65_536;

const bytes = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER));
/** Which header carries which field of the input (tus 1.0); the name travels as `filename` of the metadata. */
export const tusHeaders = { length: 'Upload-Length', offset: 'Upload-Offset', name: 'Upload-Metadata' } as const;
export const tusVersion = '1.0.0';
export const partType = 'application/offset+octet-stream';

/** Resumable uploads: tus 1.0 with creation, expiration and termination, then one call that makes a file of the parts. */
export const uploads = callsOf('files', {
  begin: endpoint('POST /api/v2/attachment/parts', {
    limit: 'upload',
    creates: 'upload',
    kind: 'tus',
    needs: 'member',
    visit: 'yes',
    input: z.object({
      length: bytes,
      name: z.string().check(z.minLength(1), z.maxLength(500)),
      /** It is to be a document, as its end will say too: `document` of the metadata. */
      asDocument: z._default(z.boolean(), false),
    }),
    output: z.any(),
    summary: 'Begins an upload of at most 250 MB that may break off; answers its address, good for 24 hours.',
  }),
  offset: endpoint('HEAD /api/v2/attachment/parts/:id', {
    kind: 'tus',
    needs: 'member',
    input: byId,
    output: z.any(),
    summary: 'How many bytes of my upload have come.',
  }),
  part: endpoint('PATCH /api/v2/attachment/parts/:id', {
    kind: 'tus',
    needs: 'member',
    visit: 'yes',
    input: z.object({ id, offset: bytes }),
    output: z.any(),
    summary: 'The next bytes of my upload, from the offset on; of a part that breaks off what came is kept.',
  }),
  cancel: endpoint('DELETE /api/v2/attachment/parts/:id', {
    kind: 'tus',
    needs: 'member',
    visit: 'yes',
    input: byId,
    output: z.any(),
    summary: 'Cancels my upload; nothing of it is left.',
  }),
  finish: endpoint('POST /api/v2/attachment/parts/:id/finish', {
    creates: none('one file is made of the parts; asked again it answers the same file'),
    kind: 'steps',
    needs: 'member',
    visit: 'yes',
    input: z.object({ id, ...FileWordsAtFirst.shape }),
    output: FileView,
    summary:
      'Checks what came and makes one file of it, as if it had come at once; asked again it answers the same file.',
  }),
});
