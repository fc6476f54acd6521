import { Readable } from 'node:stream';
import { defaultRoles, roleIds } from '#contract/access.ts';
import { FolderInput } from '#contract/documents/schema-folders.ts';
import type { MinutesPublish } from '#contract/minutes/schema.ts';
import { Refused } from '#contract/refusals.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import { mostWaiting } from '../../base/files/file-allowance.ts';
import { keepReceived } from '../../base/files/file-keeping.ts';
import { type Asking, addFile } from '../../base/files/files.ts';
import type { Portal } from '../../base/http/handler.ts';
import { letterheadOf } from '../../base/pdf/letterhead.ts';
import { pdfOf } from '../../base/pdf/pdf.ts';
import { type Incoming, type Received, receive } from '../../base/store/file-receiving.ts';
import { speak } from '../../base/text/speak.ts';
import { leaveReading } from '../../documents/text/steps-leaving.ts';
import { folderNamed } from '../../documents/writing/queries.ts';
import { makeDocuments } from '../../documents/writing/steps-documents.ts';
import { makeFolder } from '../../documents/writing/steps-folders.ts';
import { addVersion } from '../../documents/writing/steps-versions.ts';
import type { Meeting } from '../../meetings/rows/queries.ts';
import type { ShowsVote } from '../../motions/steps.ts';
import { viewOf } from '../detail/steps.ts';
import { heldVotes } from '../facts/steps.ts';
import { annexesOf } from '../facts/steps-annexes.ts';
import { nameOf, paperOf } from '../print/print.ts';
import { partsOf, publishedAs } from '../rows/queries.ts';
import { heldFinished } from '../writing/steps.ts';
import { keepPublished } from './queries.ts';

/** The minutes as they are printed now, for whoever administers meetings. */
export async function paperNow(portal: Portal, shows: ShowsVote, at: Asking, asked: { id: number; lang: Locale }) {
  const view = await viewOf(portal, shows, at, asked);
  // Finished minutes are printed in the language that they are in.
  const lang = view.content.lang;
  const annexes = await annexesOf(at, await heldVotes(shows, at, asked.id));
  const letterhead = await letterheadOf(at.db, at.scope, lang);
  return { view, paper: paperOf(view, annexes, { lang, letterhead }) };
}

type Ready = Awaited<ReturnType<typeof paperNow>> & { svjId: number; parts: number };

/** What is to be printed, read at once; refused where the document says all of it already. */
export async function readyToPublish(
  portal: Portal,
  shows: ShowsVote,
  at: Asking,
  asked: MinutesPublish,
): Promise<Ready> {
  const { row } = await heldFinished(at, asked.id);
  const parts = await partsOf(at.db, at.scope, row.id);
  if (parts === row.publishedParts && (await publishedAs(at, row)) !== null)
    throw new Refused('MINUTES.ERRORS.UP_TO_DATE');
  return { ...(await paperNow(portal, shows, at, asked)), svjId: at.scope.svjId, parts };
}

/** The print on the local disk. */
export async function drawn(portal: Portal, { paper: { sheet, name, ...what } }: Ready): Promise<Incoming> {
  const at = portal.now();
  const { blocks, foot } = sheet(at);
  const bytes = await pdfOf({ ...what, at }, blocks, foot);
  return receive(portal.config.dataDir, Readable.from([bytes]), name, true);
}

/** Whoever a meeting is for reads its minutes; those who only live in the house are told of neither. */
const owning = roleIds.filter((role) => defaultRoles[role].rights.meetingOwners !== undefined);

/** The folder of minutes that owners read, made where there is none: names, shares and powers are of no tenant. */
async function folderOfOwners(at: Asking, lang: Locale): Promise<number> {
  const name = speak(lang)('MINUTES_TEXT.PRINT.FOLDER');
  const audience = owning.map((role) => ({ kind: 'role' as const, role }));
  const known = await folderNamed(at.db, at.scope, null, name);
  return known?.id ?? makeFolder(at, FolderInput.parse({ name, audience, color: 'smalt' }));
}

/** Makes the print a document of the house, or the newest version of the one that it is already. */
export async function publishAs(
  portal: Portal,
  at: Asking,
  { view, parts }: Ready,
  received: Received,
  { id, folderId, forOwners, isPublic, acceptRead, notify }: MinutesPublish,
): Promise<{ m: Meeting; documentId: number }> {
  const { db, scope, now } = at;
  const { m, row } = await heldFinished(at, id);
  if ((await partsOf(db, scope, row.id)) !== parts) throw new Refused('MINUTES.ERRORS.MOVED');
  const had = await publishedAs(at, row);
  // Somebody else did, while this one was drawn.
  if (had && row.publishedParts === parts) throw new Refused('MINUTES.ERRORS.UP_TO_DATE');
  const name = nameOf(view.content.lang, view.content.meeting.start);
  const said = { name, description: '', isPublic };
  const file = await addFile(db, scope, received, said, now, { waiting: mostWaiting.all, quota: portal.config.quota });
  if (had) await addVersion(at, had.id, file.id, { material: false, notify });
  const into = !had && forOwners && folderId === null ? await folderOfOwners(at, view.content.lang) : folderId;
  const made = had ? [had.id] : await makeDocuments(at, into, [{ ...said, fileId: file.id, acceptRead, notify }]);
  const documentId = made[0] as number;
  await keepPublished(db, scope, row.id, { documentId, parts, at: now });
  return { m, documentId };
}

type Stepping = {
  inside: <T>(run: (at: Asking) => Promise<T>) => Promise<T>;
  warn(err: unknown, text: string): void;
};

/**
 * Prints and publishes: read in one transaction, drawn in none, kept in another. The print of 2,000 seats takes its time, and
 * nobody waits for it but whoever asked.
 */
export async function publish(
  portal: Portal,
  shows: ShowsVote,
  { inside, warn }: Stepping,
  asked: MinutesPublish,
  done: (at: Asking, m: Meeting) => Promise<void>,
): Promise<void> {
  const ready = await inside((at) => readyToPublish(portal, shows, at, asked));
  const file = await drawn(portal, ready);
  await keepReceived({ files: portal.files, warn }, inside, ready.svjId, file, (received) =>
    inside(async (now) => {
      const { m, documentId } = await publishAs(portal, now, ready, received, asked);
      await leaveReading(portal, now, [documentId]);
      await done(now, m);
    }),
  );
}
