import { sql } from 'drizzle-orm';
import { mostOffered, mostPhotos } from '#contract/gallery/rules.ts';
import type { PhotoOffer } from '#contract/gallery/schema.ts';
import { Refused } from '#contract/refusals.ts';
import { type Asking, dropFiles, filesByIds, handFiles, takeWaiting, viewOf } from '../../base/files/files.ts';
import type { Portal } from '../../base/http/handler.ts';
import { record } from '../../base/log/audit.ts';
import { tell } from '../../notices/steps.ts';
import { namesOf } from '../detail/queries.ts';
import { keepFound } from '../listing/queries-found.ts';
import { type At, administers, albumSeen } from '../rows/queries.ts';
import * as q from '../rows/queries-offers.ts';
import { leaveMaking } from '../sizes/jobs.ts';
import { tellOnce } from '../telling/steps.ts';
import { addPhotos, recount } from '../writing/queries.ts';
import { waitingPhotos } from '../writing/steps-photos.ts';
import { answerSource } from './notices.ts';

/** What waits as the asker sees it; names of authors are for who lets in. */
export async function offersTold(portal: Portal, at: Asking, albumId: number, ids?: readonly number[]) {
  const { db, scope } = at;
  const rows = await q.offersOf(db, scope, albumId, ids && { ids });
  const [files, called] = [
    await filesByIds(
      db,
      scope,
      rows.map((o) => o.fileId),
    ),
    administers(scope) ? await namesOf(db, scope, [...new Set(rows.map((o) => o.memberId))]) : new Map(),
  ];
  return rows.flatMap((o): PhotoOffer[] => {
    const file = files.get(o.fileId);
    if (!file) return [];
    const { name, extension, createdAt, url, previewUrl } = viewOf(portal, at, file);
    return [{ id: o.id, name, extension, createdAt, url, previewUrl, owner: called.get(o.memberId) ?? null }];
  });
}

/** Leaves uploads of a neighbour to the committee. */
export async function offerPhotos(at: At, albumId: number, fileIds: readonly number[]): Promise<number[]> {
  const { db, scope, now } = at;
  // Held, so that two forms of one person cannot pass the limit together.
  const a = await albumSeen(at, albumId, 'lock');
  if (!a.neighbours || scope.memberId === null) throw new Refused('GALLERY.ERRORS.NO_NEIGHBOURS');
  if ((await q.countOwn(db, scope, albumId)) + fileIds.length > mostOffered)
    throw new Refused('GALLERY.ERRORS.OFFERED', { params: { n: mostOffered } });
  await waitingPhotos(at, fileIds);
  const offers = await q.addOffers(db, scope, albumId, fileIds, now);
  await takeWaiting(
    db,
    scope,
    'photo_offer',
    offers.map((ownerId, i) => ({ ownerId, fileId: fileIds[i] as number })),
  );
  return offers;
}

/** Tells each author once what became of theirs, but for who decided it themself. */
async function answer(portal: Portal, at: At, albumId: number, offers: readonly q.Offered[], reason: string | null) {
  const { db, scope, now } = at;
  for (const memberId of new Set(offers.map((o) => o.memberId))) {
    if (memberId === scope.memberId) continue;
    const n = offers.filter((o) => o.memberId === memberId).length;
    const said = { memberId, letIn: reason === null ? n : 0, refused: reason === null ? 0 : n, reason: reason ?? '' };
    const ownerId = await q.addAnswer(db, scope, albumId, said, now);
    const members = sql`select m.id from member m where m.svj_id = ${scope.svjId} and m.id = ${memberId}`;
    const about = { owner: 'photo_answer', ownerId, kind: 'judged', module: 'gallery', members } as const;
    await tell(db, scope, portal, answerSource, about, now);
  }
}

/** Puts these of those that wait behind the photographs of the album; answers how many they were. */
export async function letPhotosIn(portal: Portal, at: At, albumId: number, ids: readonly number[]): Promise<number> {
  const { db, scope, now } = at;
  const a = await albumSeen(at, albumId, 'lock');
  const offers = await q.offersOf(db, scope, albumId, { ids, held: true });
  if (offers.length === 0) return 0;
  if (a.photoCount + offers.length > mostPhotos) throw new Refused('GALLERY.ERRORS.FULL');
  await q.dropOffers(
    db,
    scope,
    offers.map((o) => o.id),
  );
  const photos = await addPhotos(
    db,
    scope,
    albumId,
    offers.map(({ fileId }) => ({ fileId, caption: '' })),
    now,
  );
  for (const [i, ownerId] of photos.entries())
    await handFiles(db, scope, [offers[i]?.fileId as number], { owner: 'photo', ownerId });
  await recount(db, scope, albumId);
  await keepFound(db, scope, albumId);
  await leaveMaking(portal, at, photos);
  const detail = { name: a.name, count: photos.length };
  await record(db, scope, now, { noun: 'gallery', nounId: albumId, verb: 'letIn', detail });
  await tellOnce(portal, at, albumId);
  await answer(portal, at, albumId, offers, null);
  return photos.length;
}

/** Deletes these of those that wait; answers how many they were. */
export async function refusePhotos(
  portal: Portal,
  at: At,
  { id, ids, reason }: { id: number; ids: readonly number[]; reason: string },
): Promise<number> {
  const { db, scope, now } = at;
  const a = await albumSeen(at, id, 'lock');
  const offers = await q.offersOf(db, scope, id, { ids, held: true });
  if (offers.length === 0) return 0;
  await dropFiles(
    db,
    scope,
    'photo_offer',
    offers.map((o) => o.id),
    now,
  );
  const detail = { name: a.name, count: offers.length };
  await record(db, scope, now, { noun: 'gallery', nounId: id, verb: 'refusePhotos', detail });
  await answer(portal, at, id, offers, reason);
  return offers.length;
}

/** Takes back one's own, also where the album was closed meanwhile. */
export async function withdrawPhoto({ db, scope, now }: At, albumId: number, id: number): Promise<void> {
  const [mine] = (await q.offersOf(db, scope, albumId, { ids: [id], held: true })).filter(
    (o) => o.memberId === scope.memberId,
  );
  if (!mine) throw new Refused('BE.GALLERY.NOT_ACCES');
  await dropFiles(db, scope, 'photo_offer', [id], now);
}
