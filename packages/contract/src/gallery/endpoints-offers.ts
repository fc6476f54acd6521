import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { byId, id, ids } from '../base/calls/ids.ts';
import { requiredLine } from '../base/person/people.ts';
import { mostOffered, reasonLength } from './rules.ts';
import { PhotoOffer } from './schema.ts';

const reads = { module: 'gallery', right: 'r' } as const;
const administers = { module: 'gallery', right: 'rw' } as const;

/** Photographs that neighbours bring and the committee lets in. */
export const galleryOffers = callsOf('gallery', {
  offer: endpoint('POST /api/v2/gallery/:id/offers', {
    creates: 'photo_offer',
    needs: reads,
    visit: 'never',
    input: z.object({ id, fileIds: z.array(id).check(z.minLength(1), z.maxLength(mostOffered)) }),
    output: z.object({ offers: z.array(PhotoOffer) }),
    summary: 'Leaves uploads that wait for their form to the committee, for an album that takes them of neighbours.',
  }),
  list: endpoint('GET /api/v2/gallery/:id/offers', {
    needs: reads,
    input: byId,
    output: z.object({ offers: z.array(PhotoOffer) }),
    summary:
      "Photographs that wait, the oldest first: the asker's own, or all of them for who administers the gallery.",
  }),
  letIn: endpoint('PUT /api/v2/gallery/:id/offers/let-in', {
    needs: administers,
    visit: 'yes',
    input: z.object({ id, ids }),
    output: z.object({ letIn: z.number() }),
    summary: 'Puts these of those that wait behind the photographs of the album; their authors are told.',
    says: 'GALLERY.LET_IN',
  }),
  refuse: endpoint('PUT /api/v2/gallery/:id/offers/refuse', {
    needs: administers,
    visit: 'yes',
    input: z.object({ id, ids, reason: requiredLine(reasonLength) }),
    output: z.object({ refused: z.number() }),
    summary: 'Deletes these of those that wait; their authors are told why.',
    says: 'GALLERY.REFUSED',
  }),
  withdraw: endpoint('DELETE /api/v2/gallery/:id/offers/:offerId', {
    needs: reads,
    visit: 'never',
    input: z.object({ id, offerId: id }),
    output: z.null(),
    summary: 'Takes back a photograph of the asker that waits.',
    says: 'GALLERY.WITHDRAWN',
  }),
});
