import { setImmediate as turn } from 'node:timers/promises';
import { wordsOf } from '#contract/base/words/words.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { record } from '../../base/log/audit.ts';
import type { Reading } from '../../base/reading/reading.ts';
import { mostScans } from '../../base/scanning/scanning-limits.ts';
import * as q from './queries.ts';
import { leaveScans } from './queries-scans.ts';
import { addWords, dropWords, holdWords } from './queries-words.ts';

type At = { db: Db; scope: Scope; now: Date };

/** Begun so often without an end, by whatever killed the portal meanwhile, a file is given up. */
const mostBegun = 30;
/** Its reader died so often of it. */
const mostTries = 3;

/** Words as they were written; the others of the process have their turn between the pieces. */
async function wordsOfText(db: Db, scope: Scope, id: number): Promise<string[]> {
  const words = new Set<string>();
  for (let piece = 0; ; piece += 1) {
    const text = await q.pieceAt(db, scope, id, piece);
    if (text === null) return [...words];
    for (const word of wordsOf(text)) words.add(word);
    await turn();
  }
}

/** Forgets what was read of these documents: words, pieces and that it was read. */
export async function forgetTexts(db: Db, scope: Scope, documentIds: readonly number[]): Promise<void> {
  if (documentIds.length === 0) return;
  await holdWords(db, scope);
  for (const { id } of await q.textsOf(db, scope, documentIds)) {
    await dropWords(db, scope, id, await wordsOfText(db, scope, id));
    await q.dropText(db, scope, id);
  }
}

/** Ends reading of the document, which is named to the committee, and says why nothing inside of it is found. */
async function giveUp({ db, scope, now }: At, next: q.ToRead, textId: number): Promise<void> {
  await q.endText(db, scope, textId, { state: 'givenUp', pages: null, isCut: false }, now);
  await q.setDue(db, scope, next, null);
  await record(db, scope, now, {
    noun: 'documents',
    nounId: next.documentId,
    verb: 'unread',
    detail: { name: next.name },
  });
}

export type Begun = q.ToRead & { textId: number };

/**
 * Takes the next document of the association for this server until the moment; undefined when there is none. One that was
 * begun too often is given up on the way.
 */
export async function beginNext(at: At, until: Date): Promise<Begun | 'givenUp' | undefined> {
  const { db, scope, now } = at;
  // Words before rows, as everybody who writes both.
  await holdWords(db, scope);
  const next = await q.claimNext(db, scope, now, until);
  if (!next) {
    // Once what has a text is read, and not before each of it: it looks through all that waits.
    await q.passUnread(db, scope);
    return undefined;
  }
  const [kept] = await q.textsOf(db, scope, [next.documentId]);
  const isOfNow = kept?.fileId === next.fileId;
  if (kept && !isOfNow) await forgetTexts(db, scope, [next.documentId]);
  const text = kept && isOfNow ? kept : await q.addText(db, scope, next);
  if (text.begun >= mostBegun) {
    await giveUp(at, next, text.id);
    return 'givenUp';
  }
  await q.countTry(db, scope, text.id, 'begun');
  return { ...next, textId: text.id };
}

/**
 * Keeps what was read, if the bytes are still those of now and nobody else has done it; pages without a text are left to be read
 * from their pictures.
 */
export async function keepReading({ db, scope, now }: At, begun: Begun, reading: Reading): Promise<void> {
  await holdWords(db, scope);
  const [kept] = await q.textsOf(db, scope, [begun.documentId]);
  if (kept?.id !== begun.textId || !(await q.setDue(db, scope, begun, null))) return;
  const { textId } = begun;
  const isFirst = await q.isReading(db, scope, textId);
  if (!isFirst) return;
  if (reading.state !== 'read') {
    await q.endText(db, scope, textId, { state: reading.state, pages: null, isCut: false }, now);
    return;
  }
  await q.addPieces(db, scope, textId, reading.texts);
  if (reading.words) await addWords(db, scope, textId, reading.words);
  await q.endText(db, scope, textId, { state: 'read', pages: reading.pages, isCut: reading.isCut }, now);
  const { bare = [] } = reading;
  if (bare.length === 0) return;
  const pages = bare.slice(0, mostScans);
  await leaveScans(db, scope, textId, { pages, beyond: bare.length - pages.length });
}

/** Counts that the reader died of the file: it is tried again at the moment, three times in all. Answers whether it is. */
export async function failReading(at: At, begun: Begun, again: Date): Promise<boolean> {
  const { db, scope } = at;
  await holdWords(db, scope);
  const [kept] = await q.textsOf(db, scope, [begun.documentId]);
  if (kept?.id !== begun.textId) return false;
  if (kept.tries + 1 >= mostTries) {
    await giveUp(at, begun, begun.textId);
    return false;
  }
  await q.countTry(db, scope, begun.textId, 'tries');
  return q.setDue(db, scope, begun, again);
}
