import type { ActKind } from '#contract/second/schema.ts';
import type { Db } from '../base/db/db.ts';
import { actFor, type Scope } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { finishAlone } from '../cashdesk/closing/steps-second.ts';
import { deskHeld } from '../cashdesk/rows/queries.ts';
import { holdLedger } from '../ledger/steps.ts';
import { papersToAskFor } from '../paper/queries-second.ts';
import { askForPaper, countPaperAlone } from '../paper/steps-asked.ts';
import { lockProxy, powerById } from '../proxies/queries.ts';
import { lockPowers, powersToAskFor } from '../proxies/queries-around.ts';
import { askForPower, countAlone } from '../proxies/steps-second.ts';
import { heldRow, lockNamings, untold } from '../representations/queries.ts';
import { keepEarlier, nameAlone } from '../representations/steps.ts';
import { type Act, type DueAct, dueActs, heldAct, isVoteOver } from '../second/queries.ts';
import { advance, closeAct } from '../second/steps.ts';

type Log = (error: unknown) => void;
const silent: Log = () => undefined;
type At = { db: Db; scope: Scope; now: Date };

/** How each kind counts by its signed paper alone, once nobody could be the second person. */
const alone: Record<ActKind, (at: At, portal: Portal, act: Act) => Promise<boolean>> = {
  proxy: countAlone,
  representation: nameAlone,
  paper: countPaperAlone,
  // The signed sheet backs the attendance by itself.
  sheet: async (at, _, act) => closeAct(at, act, { state: 'alone' }).then(() => true),
  closing: finishAlone,
};

/**
 * Held before the act, in the order in which whoever decides holds them: were the act held first, a decision and this job
 * would wait for each other.
 */
const holdSubject: Record<ActKind, (at: At, act: DueAct) => Promise<unknown>> = {
  async proxy({ db, scope }, { subjectId }) {
    await lockPowers(db, scope);
    await lockProxy(db, scope, subjectId);
  },
  async representation({ db, scope }, { subjectId }) {
    await lockNamings(db, scope);
    await heldRow(db, scope, subjectId);
  },
  paper: ({ db, scope }, { voteId }) => holdLedger(db, scope, voteId as number),
  sheet: ({ db, scope }, { subjectId }) => holdLedger(db, scope, subjectId),
  closing: ({ db, scope }) => deskHeld(db, scope),
};

/** Each in its own transaction, so that one that fails stops no other. Answers how many were done. */
async function each<R extends { svj_id: number; id: number }>(
  portal: Portal,
  rows: readonly R[],
  log: Log,
  work: (at: At, id: number, row: R) => Promise<boolean>,
): Promise<number> {
  let done = 0;
  for (const row of rows) {
    const { svj_id, id } = row;
    try {
      const now = portal.now();
      if (
        await portal.pool.transaction('read write', async (db) =>
          work({ db, scope: await actFor(db, svj_id), now }, id, row),
        )
      )
        done += 1;
    } catch (error) {
      log(error);
    }
  }
  return done;
}

/**
 * Asks the next ones where those asked are missing, and lets papers count alone where nobody agreed in time; asks for
 * powers that wait since before anybody was asked, as after a merge. Answers how many went on.
 */
export async function askSeconds(portal: Portal, log: Log = silent): Promise<number> {
  // One clock for all associations.
  const late = await portal.pool.across('read only', (db) => powersToAskFor(db));
  await each(portal, late, log, async (at, id) => {
    const power = await powerById(at.db, at.scope, id);
    if (power?.state === 'waiting') await askForPower(at, portal, power);
    return true;
  });
  const papers = await portal.pool.across('read only', (db) => papersToAskFor(db));
  await each(portal, papers, log, (at, id) => askForPaper(at, portal, id));
  const due = await portal.pool.across('read only', (db) => dueActs(db, portal.now()));
  return each(portal, due, log, async (at, id, of) => {
    await holdSubject[of.kind](at, of);
    const act = await heldAct(at.db, at.scope, id);
    if (act?.state !== 'waits' || act.nextAt === null || act.nextAt > at.now) return false;
    if (await isVoteOver(at.db, at.scope, act)) return closeAct(at, act, { state: 'gone' }).then(() => true);
    return (await advance(at, portal, act)) === 'waits' || alone[act.kind](at, portal, act);
  });
}

/** Tells owners once of representatives recorded before co-owners had to name them; at most 200 at a time. */
export async function tellEarlierRepresentatives(portal: Portal, log: Log = silent): Promise<number> {
  // The register of every association may have some.
  const rows = await portal.pool.across('read only', (db) => untold(db, portal.now()));
  const found = rows.map((r) => ({ svj_id: r.svj_id, id: r.unit_id, member: r.member_id }));
  return each(portal, found, log, (at, id, { member }) => keepEarlier(at, portal, id, member));
}
