import type { Choice, ChosenFile } from '#contract/base/files/chosen.ts';
import { mostFiles } from '#contract/base/files/files.ts';
import { attached as calls } from '#contract/documents/endpoints-attached.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../../base/db/db.ts';
import { type Asking, type FileOwner, sealedAt } from '../../base/files/files.ts';
import { may, type Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import * as q from './queries.ts';

type At = { db: Db; scope: Scope; now: Date };

const stateOf = ({ isGone, isBinned }: q.Attached): ChosenFile['state'] =>
  isGone ? 'deleted' : isBinned ? 'binned' : 'kept';

function viewOf(portal: Portal, at: Asking, row: q.Attached): ChosenFile {
  const { id, name, extension, type, size, version, latest, url, hasPreview, isGone, isBinned } = row;
  const sealed = (path: string) => sealedAt(portal, at, path, { id: row.attachedId });
  const hasBytes = !isGone && url === null;
  return {
    ...{ id, name, extension, type, size, version, isPublic: row.isOpen },
    newer: latest !== null && latest > version && !isBinned ? latest : null,
    state: stateOf(row),
    url: hasBytes ? sealed(calls.bytes.path) : url,
    previewUrl: hasBytes && hasPreview ? sealed(calls.preview.path) : null,
  };
}

/** Documents chosen for several things of one kind, by the id of the thing, as far as the asker may open them. */
export async function chosenOf(
  portal: Portal,
  at: Asking,
  owner: string,
  ownerIds: readonly number[],
): Promise<Map<number, ChosenFile[]>> {
  const found = new Map<number, ChosenFile[]>(ownerIds.map((id) => [id, []]));
  for (const row of await q.attachedTo(at.db, at.scope, owner, ownerIds, at.now))
    found.get(row.ownerId)?.push(viewOf(portal, at, row));
  return found;
}

const isSame = (a: Choice, b: Choice): boolean => a.id === b.id && a.version === b.version;

/** Whether the thing would have other documents, or others of their versions, than it has; what the asker cannot see stays. */
export async function hasOtherChoices({ db, scope, now }: At, at: FileOwner, wanted: readonly Choice[]) {
  const had = (await q.keptFor(db, scope, at, now)).filter((h) => h.isSeen);
  return had.length !== wanted.length || had.some((h) => !wanted.some((w) => isSame(h, w)));
}

/**
 * Chooses exactly these documents for the thing, in this order. What is there already stays as it was chosen, with whatever
 * the asker cannot see; anything else they have to be able to open now.
 */
export async function keepChosen(
  { db, scope, now }: At,
  at: FileOwner,
  wanted: readonly Choice[],
  { links }: { links: boolean },
): Promise<void> {
  const had = await q.keptFor(db, scope, at, now);
  if (had.length === 0 && wanted.length === 0) return;
  const fresh = wanted.filter((w) => !had.some((h) => h.isSeen && isSame(h, w)));
  const refuse = (key: 'FILE.NOT_FOUND' | 'FILE.ERRORS.LINK_CHOSEN' | 'FILES.ERRORS.TOO_MANY') =>
    new Refused(key, { fields: { documents: key } });
  if (new Set(wanted.map((w) => w.id)).size !== wanted.length) throw refuse('FILE.NOT_FOUND');
  const found = fresh.length > 0 && may(scope, 'documents', 'r') ? await q.choosable(db, scope, fresh, now) : [];
  if (found.length !== fresh.length) throw refuse('FILE.NOT_FOUND');
  if (!links && found.some((f) => f.versionId === null)) throw refuse('FILE.ERRORS.LINK_CHOSEN');
  const left = had.filter((h) => h.isSeen && !wanted.some((w) => isSame(h, w)));
  if (had.length - left.length + fresh.length > mostFiles) throw refuse('FILES.ERRORS.TOO_MANY');
  if (left.length > 0)
    await q.removeAttached(
      db,
      scope,
      left.map((h) => h.attachedId),
    );
  if (found.length > 0) await q.addAttached(db, scope, at, found);
  await q.orderAttached(
    db,
    scope,
    at,
    wanted.map((w) => w.id),
  );
}
