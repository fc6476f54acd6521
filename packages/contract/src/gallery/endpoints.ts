import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { byId, ids } from '../base/calls/ids.ts';
import { paging } from '../base/calls/paging.ts';
import { searchInput } from '../base/words/found.ts';
import { AlbumChange, AlbumDetail, AlbumInput, AlbumList, AlbumRow, albumListing, FoundAlbum, Tie } from './schema.ts';

const reads = { module: 'gallery', right: 'r' } as const;
const administers = { module: 'gallery', right: 'rw' } as const;

export const gallery = callsOf('gallery', {
  list: endpoint('GET /api/v2/gallery', {
    needs: reads,
    input: z.object({ ...paging, ...albumListing }),
    output: AlbumList,
    summary: 'Albums that the asker may see, with covers and counts; private ones for who administers the gallery.',
  }),
  rows: endpoint('GET /api/v2/gallery/rows', {
    needs: reads,
    input: z.object({ ...paging, ...albumListing }),
    output: z.object({ galleries: z.array(AlbumRow) }),
    summary: 'One page of the same list alone, for whoever has its counts.',
  }),
  one: endpoint('GET /api/v2/gallery/:id', {
    needs: reads,
    input: byId,
    output: AlbumDetail,
    summary: 'One album with all its photographs; one that is not for the asker is not there.',
  }),
  tied: endpoint('GET /api/v2/gallery/tied/:kind/:id', {
    needs: reads,
    input: Tie,
    output: z.object({ galleries: z.array(AlbumRow) }),
    summary: 'At most 20 albums of a report or of an event that the asker may open, of those that they may see.',
  }),
  create: endpoint('POST /api/v2/gallery', {
    creates: 'album',
    needs: administers,
    visit: 'yes',
    input: AlbumInput,
    output: AlbumDetail,
    summary: 'Makes an empty album; people are told of a public one once there is a photograph in it.',
    says: 'GALLERY.CREATED',
  }),
  update: endpoint('PUT /api/v2/gallery/:id', {
    needs: administers,
    visit: 'yes',
    input: AlbumChange,
    output: AlbumDetail,
    summary: 'Changes an album; what was read before somebody else changed it is refused.',
    says: 'GALLERY.SAVED',
  }),
  remove: endpoint('DELETE /api/v2/gallery/:id', {
    needs: administers,
    visit: 'yes',
    input: byId,
    output: z.null(),
    summary: 'Deletes an album with all photographs in it.',
    says: 'GALLERY.DELETED',
  }),
  removeAll: endpoint('PUT /api/v2/gallery/delete-all', {
    needs: administers,
    visit: 'yes',
    input: z.object({ ids }),
    output: z.object({ deleted: z.number() }),
    summary: 'Deletes the chosen albums with all photographs in them.',
    says: 'GALLERY.DELETED_MANY',
  }),
  search: endpoint('GET /api/v2/gallery/search/:text', {
    limit: 'search',
    needs: reads,
    input: searchInput,
    aliases: ['/api/v2/gallery/search'],
    output: z.object({ galleries: z.array(FoundAlbum) }),
    otherwise: { galleries: [] },
    summary: 'At most 20 albums by name, description or captions, without diacritics.',
  }),
});
