import { holdingPaper } from '#contract/motions/rules-papers.ts';
import type { VoidReason } from '#contract/paper/schema.ts';
import { keepAnswers, seatsById } from '../../answers/queries.ts';
import { dropAnswers } from '../../answers/queries-givers.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { append } from '../../ledger/steps.ts';
import type { Vote } from '../../motions/queries.ts';
import { dropActs } from '../../second/queries.ts';
import * as q from './queries.ts';

type At = { scope: Scope; now: Date };
const standing = (p: q.PaperRow) => p.voidAt === null;

/** Makes the paper's answers those of its seat. Whose they are is said by the entry that recorded them. */
async function count(db: Db, scope: Scope, paper: q.PaperRow): Promise<void> {
  const said = (await q.saidIn(db, scope, paper.voteId, [paper.seq])).get(paper.seq);
  const answers = Object.entries(said?.answers ?? {}).map(([point, value]) => ({
    ...{ seat: paper.seatId, point: Number(point), value },
    ...{ channel: 'paper' as const, seq: paper.seq },
  }));
  await keepAnswers(db, { ...scope, memberId: paper.recordedBy }, paper.voteId, answers, paper.at);
  await q.markPapers(db, scope, [paper.id], { counts: true });
}

/**
 * Lets the paper that holds count for the seat, of several the one recorded first; whoever calls holds the ledger. Answers the
 * paper that has just begun to count. One that counts stays so until it is void.
 */
export async function settle(db: Db, scope: Scope, vote: Vote, seatId: number): Promise<q.PaperRow | null> {
  const papers = (await q.papersOfSeats(db, scope, vote.id, [seatId])).filter(standing);
  const counted = papers.find((p) => p.counts);
  const holding = holdingPaper(
    papers.filter((p) => !p.counts),
    vote.closesAt,
  );
  if (!holding || (counted && counted.seq < holding.seq)) return null;
  const [seat] = await seatsById(db, scope, vote.id, [seatId]);
  if (seat && seat.answered > 0 && seat.channel !== 'paper') return null;
  if (counted) {
    await dropAnswers(db, scope, vote.id, [counted.seq]);
    await q.markPapers(db, scope, [counted.id], { counts: false });
  }
  await count(db, scope, holding);
  return holding;
}

/** Writes into the ledger that these papers are void and why; those that counted count no more. */
export async function voidPapers(
  db: Db,
  portal: Portal,
  { scope, now }: At,
  vote: Vote,
  papers: readonly q.PaperRow[],
  why: VoidReason,
): Promise<void> {
  if (papers.length === 0) return;
  const entries = papers.map((p) => ({
    kind: 'void' as const,
    seat: p.seatId,
    fields: { entry: p.seq, why, by: scope.memberId },
  }));
  await append(db, scope, portal, vote.id, entries, now);
  const counted = papers.filter((p) => p.counts).map((p) => p.seq);
  if (counted.length > 0) await dropAnswers(db, scope, vote.id, counted);
  await q.markPapers(
    db,
    scope,
    papers.map((p) => p.id),
    { counts: false, voidAt: now, voidWhy: why },
  );
  await dropActs(
    db,
    scope,
    'paper',
    papers.map((p) => p.id),
    now,
  );
}

/** A ballot stored online holds against every paper of its seats. */
export async function voidByBallots(
  db: Db,
  portal: Portal,
  at: At,
  vote: Vote,
  seats: readonly number[],
): Promise<void> {
  const papers = await q.papersOfSeats(db, at.scope, vote.id, seats);
  await voidPapers(db, portal, at, vote, papers.filter(standing), 'ownBallot');
}

/** What nobody confirmed by now does not count, and is named. */
export async function voidUnconfirmed(db: Db, portal: Portal, at: At, vote: Vote): Promise<void> {
  await voidPapers(db, portal, at, vote, await q.waitingPapers(db, at.scope, vote.id), 'notConfirmed');
}
