import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { record } from '../../base/log/audit.ts';
import { mostPieces, piecesOf, wordsIn } from '../../base/reading/reading-words.ts';
import { type Scan, scanAs } from '../../base/scanning/scanning.ts';
import { addPieces, textsOf } from './queries.ts';
import * as q from './queries-scans.ts';
import { addWords, holdWords } from './queries-words.ts';

type At = { db: Db; scope: Scope; now: Date };

/** One page begun so often without an end, by whatever killed the portal meanwhile, ends reading of the rest. */
const mostBegun = 30;
/** Readers that may die of one file. */
const mostTries = 3;

/** Ends reading of pictures of the document, which is named to the committee. */
async function giveUp({ db, scope, now }: At, { textId, documentId, name }: q.ToScan): Promise<void> {
  await q.endScans(db, scope, textId);
  await record(db, scope, now, { noun: 'documents', nounId: documentId, verb: 'unscanned', detail: { name } });
}

/** Takes the next scan of the association for this server until the moment; undefined when there is none. */
export async function beginScan(at: At, until: Date): Promise<q.ToScan | 'givenUp' | undefined> {
  const next = await q.claimScan(at.db, at.scope, at.now, until);
  if (!next || next.begun <= mostBegun) return next;
  await giveUp(at, next);
  return 'givenUp';
}

/**
 * Keeps what was read of the page, if nobody else has and its bytes are still those of now. Answers the next page, which is
 * this server's until the moment; null when there is none for it.
 */
export async function keepScan(
  { db, scope }: At,
  { textId, documentId, type, page }: q.ToScan,
  scan: Scan,
  until: Date,
): Promise<number | null> {
  // Words before rows, as everybody who writes both.
  await holdWords(db, scope);
  const [kept] = await textsOf(db, scope, [documentId]);
  if (kept?.id !== textId) return null;
  const before = await q.countPieces(db, scope, textId);
  const pieces =
    scan.state === 'read' ? piecesOf([{ page: scanAs(type) === 'pdf' ? page : null, text: scan.text }]) : [];
  const isRead = scan.state === 'read' && before + pieces.length <= mostPieces;
  const next = await q.endScan(db, scope, textId, { page, isRead, until });
  if (next === undefined) return null;
  if (isRead && pieces.length > 0) {
    await addPieces(db, scope, textId, pieces, { from: before, isScan: true });
    const { words, firsts } = wordsIn(pieces);
    await addWords(db, scope, textId, { words, firsts: firsts.map((at) => before + at), isMore: true });
  }
  return next;
}

/** Counts that a reader died of the page: it is tried again at the moment, or all that is left is given up. Answers whether it is. */
export async function failScan(at: At, begun: q.ToScan, again: Date): Promise<boolean> {
  if ((await q.countScanTry(at.db, at.scope, begun.textId)) >= mostTries) {
    await giveUp(at, begun);
    return false;
  }
  await q.setScanDue(at.db, at.scope, begun.textId, again);
  return true;
}
