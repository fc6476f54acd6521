import { versionOf } from '#contract/base/calls/ids.ts';
import type { AlbumChange, AlbumInput } from '#contract/gallery/schema.ts';
import { dropFiles } from '../../base/files/files.ts';
import type { Portal } from '../../base/http/handler.ts';
import { overtaken, record, recordNamed } from '../../base/log/audit.ts';
import { changesBetween } from '../../base/log/audit-changes.ts';
import { dropEntries } from '../../base/search/search.ts';
import { keepFound } from '../listing/queries-found.ts';
import { type At, albumSeen } from '../rows/queries.ts';
import { offersIn } from '../rows/queries-offers.ts';
import type { Album } from '../rows/tables.ts';
import { tellOnce } from '../telling/steps.ts';
import { chosenTie } from '../tied/steps.ts';
import * as q from './queries.ts';

/** Makes an empty album. */
export async function writeAlbum(at: At, { tiedTo, ...said }: AlbumInput): Promise<Album> {
  const { db, scope, now } = at;
  const a = await q.addAlbum(db, scope, { ...said, ...(await chosenTie(at, tiedTo)) }, now);
  await keepFound(db, scope, a.id);
  return a;
}

export async function newAlbum(at: At, input: AlbumInput): Promise<Album> {
  const a = await writeAlbum(at, input);
  await record(at.db, at.scope, at.now, { noun: 'gallery', nounId: a.id, verb: 'create', detail: { name: a.name } });
  return a;
}

/** Changes an album; refuses a stale version (409). Whoever may see it for the first time is told of it. */
export async function correctAlbum(
  portal: Portal,
  at: At,
  { id, updatedAt, tiedTo, ...said }: AlbumChange,
): Promise<void> {
  const { db, scope } = at;
  const before = await albumSeen(at, id, 'lock');
  if (before.version !== versionOf(updatedAt))
    throw await overtaken(db, scope, { noun: 'gallery', nounId: id }, updatedAt);
  await change(portal, at, before, { ...said, ...(await chosenTie(at, tiedTo)) });
}

/** Calls an album by another name. */
export async function renameAlbum(portal: Portal, at: At, id: number, name: string): Promise<void> {
  await change(portal, at, await albumSeen(at, id, 'lock'), { name });
}

async function change(portal: Portal, at: At, before: Album, input: Partial<q.Written>): Promise<void> {
  const { db, scope, now } = at;
  const { id } = before;
  const shot = await q.albumShot(db, scope, id);
  const after = await q.changeAlbum(db, scope, before, input, now);
  await keepFound(db, scope, id);
  const changes = changesBetween(shot, await q.albumShot(db, scope, id));
  // Without names: not everybody who reads the log may open what it is of.
  if (before.reportId !== after.reportId || before.eventId !== after.eventId)
    changes.push({ field: 'tiedTo', from: null, to: null });
  await record(db, scope, now, { noun: 'gallery', nounId: id, verb: 'update', detail: { name: after.name, changes } });
  await tellOnce(portal, at, id);
}

/** Deletes those of these albums that the asker sees, with all photographs in them; answers how many they were. */
export async function removeAlbums({ db, scope, now }: At, ids: readonly number[]): Promise<number> {
  const gone = await q.albumsHeld(db, scope, ids);
  const goneIds = gone.map((a) => a.id);
  await dropFiles(db, scope, 'photo', await q.photoIdsOf(db, scope, goneIds), now);
  await dropFiles(db, scope, 'photo_offer', await offersIn(db, scope, goneIds), now);
  await q.deleteAlbums(db, scope, goneIds);
  await dropEntries(db, scope, 'gallery', goneIds);
  await recordNamed(db, scope, now, { noun: 'gallery', verb: 'delete' }, gone);
  return gone.length;
}
