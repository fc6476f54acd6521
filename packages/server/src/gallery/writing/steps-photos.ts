import { isOrderOf, isPhotoExtension, mostPhotos, renamed } from '#contract/gallery/rules.ts';
import { Refused } from '#contract/refusals.ts';
import {
  changeFile,
  dropFiles,
  type FileRow,
  filesByIds,
  isMineWaiting,
  refuseOdd,
  takeWaiting,
} from '../../base/files/files.ts';
import type { Portal } from '../../base/http/handler.ts';
import { record } from '../../base/log/audit.ts';
import { keepFound } from '../listing/queries-found.ts';
import { type At, albumSeen, photoSeen } from '../rows/queries.ts';
import { leaveMaking } from '../sizes/jobs.ts';
import { tellOnce } from '../telling/steps.ts';
import * as q from './queries.ts';

/** Refuses whatever is no photograph, by its bytes and by its name. */
function refuseOther(files: readonly FileRow[]): void {
  for (const file of files) {
    refuseOdd(file);
    if (!file.hasPreview) throw new Refused('GALLERY.ERRORS.NOT_PICTURE', { params: { name: file.name } });
    if (!isPhotoExtension(file.extension)) throw new Refused('GALLERY.ERRORS.EXTENSION');
  }
}

/** Refuses whatever is no photograph that the asker uploaded and that waits for its form. */
export async function waitingPhotos({ db, scope }: At, fileIds: readonly number[]): Promise<void> {
  const files = await filesByIds(db, scope, fileIds);
  const areMine = [...files.values()].every((f) => isMineWaiting(scope, f));
  if (files.size !== fileIds.length || !areMine) throw new Refused('FILES.ERRORS.NOT_YOURS');
  refuseOther([...files.values()]);
}

type Given = { fileId: number; caption: string };

/** Puts uploads of whoever asks into an album, behind the others; answers the photographs in the same order. */
export async function placePhotos(at: At, albumId: number, given: readonly Given[]): Promise<number[]> {
  const { db, scope, now } = at;
  const a = await albumSeen(at, albumId, 'lock');
  if (a.photoCount + given.length > mostPhotos) throw new Refused('GALLERY.ERRORS.FULL');
  await waitingPhotos(
    at,
    given.map((g) => g.fileId),
  );
  const photos = await q.addPhotos(db, scope, albumId, given, now);
  const owners = photos.map((ownerId, i) => ({ ownerId, fileId: given[i]?.fileId as number }));
  await takeWaiting(db, scope, 'photo', owners);
  await q.recount(db, scope, albumId);
  await keepFound(db, scope, albumId);
  return photos;
}

/** The same by somebody who has a form: written down, told of when they are the first, and left to be made smaller. */
export async function addPhotos(portal: Portal, at: At, albumId: number, given: readonly Given[]): Promise<number[]> {
  const photos = await placePhotos(at, albumId, given);
  await leaveMaking(portal, at, photos);
  const { name } = await albumSeen(at, albumId);
  const detail = { name, count: photos.length };
  await record(at.db, at.scope, at.now, { noun: 'gallery', nounId: albumId, verb: 'addPhotos', detail });
  await tellOnce(portal, at, albumId);
  return photos;
}

/** Deletes those of these photographs that stand in the album; answers how many they were. */
export async function removePhotos(at: At, albumId: number, ids: readonly number[]): Promise<number> {
  const { db, scope, now } = at;
  const a = await albumSeen(at, albumId, 'lock');
  const gone = await q.photosAmong(db, scope, albumId, ids);
  if (gone.length === 0) return 0;
  // With its file each goes itself.
  await dropFiles(db, scope, 'photo', gone, now);
  await q.recount(db, scope, albumId);
  await keepFound(db, scope, albumId);
  const detail = { name: a.name, count: gone.length };
  await record(db, scope, now, { noun: 'gallery', nounId: albumId, verb: 'removePhotos', detail });
  return gone.length;
}

/** Calls a photograph by another name, whose extension stays, and, when given, writes what stands under it. */
export async function describePhoto(
  at: At,
  { id, attachmentId, name: typed, caption }: { id: number; attachmentId: number; name: string; caption?: string },
): Promise<string> {
  const { db, scope, now } = at;
  const a = await albumSeen(at, id, 'lock');
  const photo = await photoSeen(at, id, attachmentId);
  const name = renamed(typed, photo.extension);
  if (name === null) throw new Refused('GALLERY.ERRORS.EXTENSION', { fields: { name: 'GALLERY.ERRORS.EXTENSION' } });
  await changeFile(db, scope, photo.fileId, { name, description: '', isPublic: true });
  if (caption !== undefined) {
    await q.captionPhoto(db, scope, attachmentId, caption);
    await keepFound(db, scope, id);
  }
  await record(db, scope, now, { noun: 'gallery', nounId: id, verb: 'describe', detail: { name: a.name } });
  return name;
}

/** Chooses what the album is known by. */
export async function coverAlbum(at: At, id: number, attachmentId: number | null): Promise<void> {
  await albumSeen(at, id, 'lock');
  if (attachmentId !== null) await photoSeen(at, id, attachmentId);
  await q.setAlbum(at.db, at.scope, id, { coverId: attachmentId });
}

/** Puts the photographs in an order of people; refused when others are there than those in it. */
export async function orderAlbum(at: At, id: number, ids: readonly number[]): Promise<void> {
  const { db, scope, now } = at;
  const a = await albumSeen(at, id, 'lock');
  if (!isOrderOf(ids, await q.photoIdsOf(db, scope, [id]))) throw new Refused('GALLERY.ERRORS.ORDER');
  await q.orderPhotos(db, scope, ids);
  await q.setAlbum(db, scope, id, { sorted: 'hand' });
  await record(db, scope, now, { noun: 'gallery', nounId: id, verb: 'order', detail: { name: a.name } });
}
