import { freeName, type Taken } from '#contract/base/files/archive-names.ts';
import { archived, lostNote } from '../base/files/file-archive.ts';
import type { Asking } from '../base/files/files.ts';
import type { Portal } from '../base/http/handler.ts';
import { bytesKey } from '../base/store/file-receiving.ts';
import { photosOf } from './detail/queries.ts';
import { albumSeen } from './rows/queries.ts';

/** All photographs of an album as one archive, numbered so that a folder shows them as the album does. */
export async function zipOf(portal: Portal, at: Asking, id: number) {
  const { db, scope, session, now } = at;
  const a = await albumSeen(at, id);
  const photos = await photosOf(db, scope, a);
  const digits = String(photos.length).length;
  const taken: Taken = new Map();
  const entries = photos.map((p, i) => ({
    path: freeName(taken, `${String(i + 1).padStart(digits, '0')} ${p.name}`, p.extension),
    key: bytesKey(scope.svjId, p.key),
    date: new Date(p.takenAt ?? p.createdAt),
  }));
  const name = `${freeName(new Map(), a.name)}.zip`;
  return archived(portal.files, { name, entries, lost: lostNote(session.lang, now) });
}
