import { versionOf } from '#contract/base/calls/ids.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { linkOf, mostInFolder } from '#contract/documents/rules.ts';
import type { DocumentChange, LinkInput } from '#contract/documents/schema.ts';
import { Refused } from '#contract/refusals.ts';
import { type FileRow, filesByIds, takeWaiting } from '../../base/files/files.ts';
import { may } from '../../base/http/gate.ts';
import { overtaken, record, recordNamed } from '../../base/log/audit.ts';
import { changesBetween } from '../../base/log/audit-changes.ts';
import { type At, documentSeen, foldersSeen, savedAs } from '../rows/queries.ts';
import { keepAddressees, knowsPeople } from '../rows/queries-addressees.ts';
import { seesAll } from '../rows/queries-seen.ts';
import { tellOfDocuments } from '../telling/steps.ts';
import * as q from './queries.ts';
import { documentShot } from './queries-shot.ts';
import { keepFoundDocuments } from './steps-found.ts';

/** How many documents come to each folder; null is outside of all. */
type Coming = ReadonlyMap<number | null, number>;

/** Refuses when a folder would hold more than anybody finds anything in. */
export async function refuseFull({ db, scope }: At, coming: Coming): Promise<void> {
  const into = [...coming].flatMap(([id, more]) => (id !== null && more > 0 ? [{ id, more }] : []));
  if (into.length === 0) return;
  const there = await q.documentsIn(
    db,
    scope,
    into.map(({ id }) => id),
  );
  if (into.some(({ id, more }) => (there.get(id) ?? 0) + more > mostInFolder)) throw new Refused('FOLDER.ERRORS.FULL');
}

/**
 * Refuses who may not put documents there; the folders stay until the end of the transaction. Answers whether whoever asks
 * decides who of their people sees them: what an owner adds to a folder of theirs is for all of those.
 */
export async function admitInto(at: At, coming: Coming): Promise<{ decides: boolean }> {
  const decides = seesAll(at.scope);
  if (coming.has(null) && !decides) throw new Refused('BASE.ERRORS.NO_PERMISSION');
  const ids = [...coming.keys()].filter((id) => id !== null);
  const found = ids.length === 0 ? [] : await foldersSeen(at, ids, 'share');
  if (found.length !== ids.length) throw new Refused('FOLDER.NOT_FOUND');
  if (found.some((folder) => !folder.takes)) throw new Refused('BASE.ERRORS.NO_PERMISSION');
  await refuseFull(at, coming);
  return { decides };
}

type Paper = { dateFor?: string | undefined; forLater?: boolean | undefined; toIds?: readonly number[] | undefined };
type Said = Paper & {
  name?: string | undefined;
  description: string;
  isPublic: boolean;
  acceptRead?: boolean;
  notify?: boolean;
};

async function refuseStrangers({ db, scope }: At, toIds: readonly number[]): Promise<void> {
  if (!(await knowsPeople(db, scope, toIds)))
    throw new Refused('FILE.ERRORS.ADDRESSEE', { fields: { toIds: 'FILE.ERRORS.ADDRESSEE' } });
}

/** Whether people are asked to confirm it from now on; refuses who does not administer confirmations to change that. */
export function askedAs({ scope }: At, asked: boolean | undefined, before: boolean): boolean {
  if (asked === undefined || asked === before) return before;
  if (!may(scope, 'acceptRead', 'rw')) throw new Refused('BASE.ERRORS.NO_PERMISSION');
  return asked;
}

const ofBytes = ({ id, extension, type, size, hasPreview }: FileRow) => ({
  fileId: id,
  ...{ extension, type, size, hasPreview },
});

async function keepAdded({ db, scope, now }: At, ids: readonly number[], added: readonly q.NewDocument[]) {
  const named = added.map((d, i) => ({ ...d, id: ids[i] as number }));
  await keepFoundDocuments(db, scope, named);
  const logged = named.map((d) => ({ id: d.id, name: savedAs(d) }));
  await recordNamed(db, scope, now, { noun: 'documents', verb: 'create' }, logged);
}

/** The day that a paper is about, by itself that on which it came. */
const datedAs = ({ dateFor, forLater }: Paper, now: Date) => ({
  dateFor: dateFor ?? dayIn(now),
  forLater: forLater ?? false,
});

type Given = Said & { fileId: number };

/** Makes documents in one folder of uploads of whoever asks that wait for their form; answers their ids in the same order. */
export const makeDocuments = (at: At, folderId: number | null, given: readonly Given[]): Promise<number[]> =>
  makeDocumentsIn(
    at,
    given.map((one) => ({ ...one, folderId })),
  );

/** The same in a folder of each: however many there are, it asks the same number of times. */
export async function makeDocumentsIn(
  at: At,
  given: readonly (Given & { folderId: number | null })[],
): Promise<number[]> {
  const { db, scope, now } = at;
  const coming = new Map([...Map.groupBy(given, (one) => one.folderId)].map(([id, some]) => [id, some.length]));
  const { decides } = await admitInto(at, coming);
  const ids = new Set(given.map((g) => g.fileId));
  const files = await filesByIds(db, scope, [...ids]);
  if (ids.size !== given.length || files.size !== given.length) throw new Refused('FILES.ERRORS.NOT_YOURS');
  const added = given.map(
    ({ fileId, folderId, name, description, isPublic, acceptRead = false, ...paper }): q.NewDocument => {
      const file = files.get(fileId) as FileRow;
      const said = { name: name ?? file.name.normalize('NFC'), description, isPublic: isPublic || !decides };
      const asked = { acceptRead: askedAs(at, acceptRead, false) };
      return { folderId, url: null, ...said, ...asked, ...ofBytes(file), ...datedAs(decides ? paper : {}, now) };
    },
  );
  const addressed = given.map(({ toIds = [] }) => (decides ? toIds : []));
  await refuseStrangers(at, [...new Set(addressed.flat())]);
  const made = await q.addDocuments(db, scope, added, now);
  const versions = await q.addVersions(
    db,
    scope,
    made.map((documentId, i) => ({ documentId, number: 1, fileId: given[i]?.fileId as number, restoredFrom: null })),
    now,
  );
  const owners = versions.map((ownerId, i) => ({ ownerId, fileId: given[i]?.fileId as number }));
  await takeWaiting(db, scope, 'document_version', owners);
  const named = made.map((id, i) => ({ id, toIds: addressed[i] ?? [] })).filter(({ toIds }) => toIds.length > 0);
  await keepAddressees(db, scope, named);
  await keepAdded(at, made, added);
  const told = made.filter((_, i) => given[i]?.notify);
  await tellOfDocuments(at, told, 'published');
  return made;
}

const webAddress = (text: string): string => {
  const url = linkOf(text);
  if (url === null) throw new Refused('FILE.ERRORS.LINK', { fields: { url: 'FILE.ERRORS.LINK' } });
  return url;
};

export async function makeLink(at: At, { folderId, url, isPublic, notify, ...said }: LinkInput): Promise<number> {
  const { decides } = await admitInto(at, new Map([[folderId, 1]]));
  const bytes = { extension: '', type: 'link', size: 0, hasPreview: false, fileId: null };
  const shown = { ...said, isPublic: isPublic || !decides, acceptRead: false, ...datedAs({}, at.now) };
  const added = { folderId, ...shown, url: webAddress(url), ...bytes };
  const [id] = await q.addDocuments(at.db, at.scope, [added], at.now);
  await keepAdded(at, [id as number], [added]);
  if (notify) await tellOfDocuments(at, [id as number], 'published');
  return id as number;
}

/** Changes what is said of a document; refuses a stale version (409). A new version of its bytes makes none stale. */
export async function changeDocument(at: At, { id, updatedAt, ...input }: DocumentChange): Promise<void> {
  const { db, scope, now } = at;
  const before = await documentSeen(at, id, 'lock');
  const stale = () => overtaken(db, scope, { noun: 'documents', nounId: id }, updatedAt);
  if (before.version !== versionOf(updatedAt)) throw await stale();
  const ownerId = input.ownerId === undefined ? before.ownerId : input.ownerId;
  if (ownerId !== before.ownerId && !(await q.knowsOwner(db, scope, { ownerId, unitId: null })))
    throw new Refused('FILE.ERRORS.OWNER', { fields: { ownerId: 'FILE.ERRORS.OWNER' } });
  const url = before.url !== null && input.url !== undefined ? webAddress(input.url) : before.url;
  const acceptRead = askedAs(at, input.acceptRead, before.acceptRead);
  if (acceptRead && url !== null)
    throw new Refused('FILE.ERRORS.ACCEPT_LINK', { fields: { acceptRead: 'FILE.ERRORS.ACCEPT_LINK' } });
  if (input.toIds) await refuseStrangers(at, input.toIds);
  const shot = await documentShot(db, scope, id);
  const { name, description, isPublic, dateFor = before.dateFor, forLater = before.forLater } = input;
  const written = { name, description, isPublic, ownerId, url, acceptRead, dateFor, forLater };
  if (!(await q.changeDocument(db, scope, before, written, now))) throw await stale();
  if (input.toIds) await keepAddressees(db, scope, [{ id, toIds: input.toIds }]);
  await keepFoundDocuments(db, scope, [{ ...before, name, description }]);
  const changes = changesBetween(shot, await documentShot(db, scope, id));
  const detail = { name: savedAs({ ...before, name }), changes };
  await record(db, scope, now, { noun: 'documents', nounId: id, verb: 'update', detail });
}
