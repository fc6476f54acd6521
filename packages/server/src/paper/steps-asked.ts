import { heldVote } from '../answers/steps-write.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { type Act, changeAct, openActOf } from '../second/queries.ts';
import { closeAct, openAct } from '../second/steps.ts';
import { anyPaper, type PaperRow } from './counting/queries.ts';
import { settle } from './counting/steps-settle.ts';
import { barredFrom } from './queries-second.ts';

type At = { db: Db; scope: Scope; now: Date };

/** Asks for the second person of a paper that waits: of one recorded after the end all who may be it at once. */
export async function openForPaper(at: At, portal: Portal, paper: PaperRow): Promise<void> {
  await openAct(at, portal, {
    kind: 'paper',
    subjectId: paper.id,
    voteId: paper.voteId,
    barred: await barredFrom(at.db, at.scope, paper),
    afterEnd: paper.handedIn !== null,
    askedBy: paper.recordedBy,
  });
}

/** Asks for one that waits since before anybody was asked; answers whether it did. */
export async function askForPaper(at: At, portal: Portal, id: number): Promise<boolean> {
  const paper = await anyPaper(at.db, at.scope, id);
  const waits = paper && !paper.counts && paper.voidAt === null && paper.confirmedAt === null;
  if (!waits || (await openActOf(at.db, at.scope, 'paper', id))) return false;
  await openForPaper(at, portal, paper);
  return true;
}

/** A paper that has begun to count by its photo waits for nobody any more. */
export async function countsByPhoto(at: At, paper: PaperRow): Promise<void> {
  const act = paper.confirmedAt === null ? await openActOf(at.db, at.scope, 'paper', paper.id) : undefined;
  if (act) await closeAct(at, act, { state: 'alone' });
}

/** Nobody agreed in time and the photo is there: the paper counts by it, unless another one of the seat holds. */
export async function countPaperAlone(at: At, _: Portal, act: Act): Promise<boolean> {
  const { db, scope } = at;
  const vote = await heldVote(db, scope, act.voteId as number);
  const paper = await anyPaper(db, scope, act.subjectId);
  if (!paper || paper.voidAt !== null) {
    await closeAct(at, act, { state: 'gone' });
    return false;
  }
  const counting = await settle(db, scope, vote, paper.seatId);
  if (paper.counts || counting?.id === paper.id) {
    await closeAct(at, act, { state: 'alone' });
    return true;
  }
  await changeAct(db, scope, act.id, { nextAt: null });
  return false;
}
