import type { Choice } from '#contract/base/files/chosen.ts';
import type { EventChange, EventInput } from '#contract/events/schema.ts';
import { keepAudience } from '../../audience/queries-groups.ts';
import { copyFiles } from '../../base/files/file-copying.ts';
import { attachFiles, fileRowsOf } from '../../base/files/files.ts';
import type { Portal } from '../../base/http/handler.ts';
import {
  hasOtherFiles,
  isConfirmed,
  keepConfirmedFiles,
  keepWording,
} from '../../confirmations/asked/queries-keeping.ts';
import { copyAttached } from '../../documents/attached/queries.ts';
import { hasOtherChoices, keepChosen } from '../../documents/attached/steps.ts';
import { wordedEvents } from '../asked/queries.ts';
import type { At, Event } from '../rows/queries.ts';
import { agenda } from '../rows/queries-audience.ts';
import { keepFound } from './steps-found.ts';

export type Around = Pick<EventInput, 'audience' | 'fileIds' | 'documents'>;
const owner = 'event';

/** Whom it is for, its files, its documents and what it is found by; of what has them as its own. */
export async function keepAround(at: At, e: Event, { audience, fileIds, documents }: Around): Promise<void> {
  const { db, scope, now } = at;
  await keepAudience(db, scope, agenda, e.id, audience);
  await attachFiles(db, scope, { owner, ownerId: e.id }, fileIds, now);
  await keepChosen(at, { owner, ownerId: e.id }, documents, { links: true });
  await keepFound(db, scope, e);
}

const idsOfFiles = async ({ db, scope }: At, ownerId: number): Promise<number[]> =>
  (await fileRowsOf(db, scope, { owner, ownerId }, { all: true })).map(({ id }) => id);

/** Which attachments it will have: those said, or those it has less the removed, and the added. */
export async function wantedFiles(at: At, rootId: number, input: EventChange): Promise<number[]> {
  if (input.fileIds !== undefined) return input.fileIds;
  const gone = new Set(input.removedAttachments);
  return [...(await idsOfFiles(at, rootId)).filter((id) => !gone.has(id)), ...input.addedAttachments];
}

/** Gives the later part of a series copies of the files of the older one, which keeps its own; answers what is wanted of them. */
export async function copyAround(portal: Portal, at: At, from: number, to: number, wanted: readonly number[]) {
  const { db, scope, now } = at;
  const had = await idsOfFiles(at, from);
  await copyFiles(portal, db, scope, owner, [{ from, to }], now);
  const copies = await idsOfFiles(at, to);
  await copyAttached(db, scope, { owner, ownerId: from }, { owner, ownerId: to }, { holds: false });
  const copyOf = new Map(had.map((id, i) => [id, copies[i] as number]));
  return wanted.map((id) => copyOf.get(id) ?? id);
}

/** Whether another set of files or documents is wanted than it has. */
export async function hasOtherAround(at: At, rootId: number, fileIds: readonly number[], documents: readonly Choice[]) {
  const files = await hasOtherFiles(at.db, at.scope, { table: owner, id: rootId }, fileIds);
  return files || hasOtherChoices(at, { owner, ownerId: rootId }, documents);
}

type Next = Pick<Event, 'title' | 'description'> & { isMaterial: boolean } & Pick<Around, 'fileIds' | 'documents'>;
/** What people could confirm so far is kept when a change replaces it, with the files and documents they confirmed. */
export async function keepBefore(at: At, before: Event, next: Next): Promise<void> {
  const { db, scope, now } = at;
  if (!before.acceptRead) return;
  const isSame =
    !next.isMaterial &&
    before.title === next.title &&
    before.description === next.description &&
    !(await hasOtherAround(at, before.id, next.fileIds, next.documents));
  if (isSame) return;
  const what = { table: owner, id: before.id };
  const wordingId = await keepWording(db, scope, wordedEvents, before.id, now);
  await keepConfirmedFiles(db, scope, what, wordingId, next.fileIds);
  const holds = await isConfirmed(db, scope, { ...what, contentVersion: before.contentVersion });
  await copyAttached(db, scope, { owner, ownerId: before.id }, { owner: 'wording', ownerId: wordingId }, { holds });
}
