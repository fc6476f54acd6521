import { Refused } from '#contract/refusals.ts';
import { ownSeats } from '../answers/queries.ts';
import { heldVote } from '../answers/steps-write.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { append } from '../ledger/steps.ts';
import type { Vote } from '../motions/queries.ts';
import { openActOf } from '../second/queries.ts';
import { closeAct } from '../second/steps.ts';
import { tellOfPaper } from './counting/notices.ts';
import { heldPaper, markPapers, type PaperRow, paperById } from './counting/queries.ts';
import { settle } from './counting/steps-settle.ts';
import { secondAsOf, sightOf, whyNotConfirm } from './queries-second.ts';
import { type Asking, actingMember } from './steps.ts';
import { countsByPhoto } from './steps-asked.ts';
import { addPhotos } from './steps-photo.ts';

async function held(db: Db, scope: Scope, id: number, paperId: number): Promise<{ vote: Vote; paper: PaperRow }> {
  const vote = await heldVote(db, scope, id);
  const paper = await heldPaper(db, scope, id, paperId);
  if (!paper) throw new Refused('VOTE_PAPER.ERRORS.NOT_FOUND');
  return { vote, paper };
}

/** Its people are told when the paper begins to count. */
async function settleAndTell(db: Db, portal: Portal, at: Asking, vote: Vote, seat: number): Promise<void> {
  const counting = await settle(db, at.scope, vote, seat);
  if (!counting) return;
  await countsByPhoto({ db, ...at }, counting);
  await tellOfPaper(db, portal, at, vote, counting, 'counts');
}

/** A second person says that the record says what the paper says. */
export async function confirmRecord(db: Db, portal: Portal, at: Asking, id: number, paperId: number): Promise<void> {
  const { scope, now } = at;
  const by = actingMember(scope);
  const { vote, paper } = await held(db, scope, id, paperId);
  const why = await whyNotConfirm(db, scope, vote, paper, now);
  if (why) throw new Refused(why);
  const second = (await secondAsOf(db, scope, paper, now)) ?? 'admin';
  const fields = { entry: paper.seq, by, second };
  await append(db, scope, portal, id, [{ kind: 'confirmed', seat: paper.seatId, fields }], now);
  await markPapers(db, scope, [paper.id], { confirmedBy: by, confirmedAt: now });
  const act = await openActOf(db, scope, 'paper', paperId);
  if (act) await closeAct({ db, scope, now }, act, { state: 'confirmed', by, as: second });
  await settleAndTell(db, portal, at, vote, paper.seatId);
  await record(db, scope, now, { noun: 'votes', nounId: id, verb: 'confirm', detail: { seat: paper.seatId } });
}

/** Adds photographs to a record. After the end one recorded before it no longer counts by them. */
export async function addPhotosTo(
  db: Db,
  portal: Portal,
  at: Asking,
  id: number,
  paperId: number,
  fileIds: readonly number[],
): Promise<void> {
  const { scope, now } = at;
  actingMember(scope);
  const { vote, paper } = await held(db, scope, id, paperId);
  if (vote.status !== 'run') throw new Refused('VOTE.ERRORS.NOT_RUNNING');
  if (paper.voidAt !== null) throw new Refused('VOTE_PAPER.ERRORS.SETTLED');
  if (paper.handedIn === null && vote.closesAt && vote.closesAt <= now)
    throw new Refused('VOTE_PAPER.ERRORS.PHOTO_LATE');
  await addPhotos(db, portal, at, vote, paper, fileIds);
  await settleAndTell(db, portal, at, vote, paper.seatId);
  await record(db, scope, now, { noun: 'votes', nounId: id, verb: 'paperPhoto', detail: { seat: paper.seatId } });
}

/** Writes down who looked at what a paper says that is shown to nobody else; refuses whoever may not. */
export async function noteLook({ db, scope, now }: Asking & { db: Db }, vote: Vote, paperId: number): Promise<void> {
  const paper = await paperById(db, scope, vote.id, paperId);
  if (!paper) throw new Refused('VOTE_PAPER.ERRORS.NOT_FOUND');
  const mine = await ownSeats(db, scope, vote.id);
  const sight = await sightOf(db, scope, vote, paper, { mine, now });
  if (sight === 'nothing') throw new Refused('BASE.ERRORS.NO_PERMISSION');
  if (sight === 'veiled')
    await record(db, scope, now, { noun: 'votes', nounId: vote.id, verb: 'paperLook', detail: { seat: paper.seatId } });
}
