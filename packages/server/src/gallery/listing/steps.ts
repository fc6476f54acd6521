import type { AlbumRow } from '#contract/gallery/schema.ts';
import { isoOf } from '../../base/db/moments.ts';
import type { Asking } from '../../base/files/files.ts';
import type { Portal } from '../../base/http/handler.ts';
import { lineOf } from '../../base/text/cut.ts';
import { imageAddress } from '../detail/steps.ts';
import { sizesOf } from '../rows/queries.ts';
import type { ListedAlbum } from './queries.ts';

const iso = (text: string | null) => (text === null ? null : isoOf(text));

/** An album as the list shows it. */
export function rowOf(portal: Portal, at: Asking, a: ListedAlbum): AlbumRow {
  const { cover } = a;
  const sizes = cover && sizesOf(cover);
  return {
    id: a.id,
    name: a.name,
    description: lineOf(a.description),
    visibility: a.visibility,
    photoCount: a.photo_count,
    createdAt: isoOf(a.created_at),
    takenFrom: iso(a.taken_from),
    takenTo: iso(a.taken_to),
    offered: a.offered,
    cover: cover && {
      id: cover.id,
      color: cover.color,
      url: sizes === 'made' ? imageAddress(portal, at, a.id, cover.id, 'small') : null,
      isMaking: sizes === 'making',
    },
  };
}
