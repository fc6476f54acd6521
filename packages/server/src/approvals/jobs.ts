import { askedNow } from '#contract/approvals/rules.ts';
import { nextReminder } from '#contract/approvals/rules-reminders.ts';
import { actFor, may } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { unchained } from './ledger/queries.ts';
import { adopt } from './ledger/steps.ts';
import {
  approvalsToRemind,
  approvalsWithoutChair,
  housesWithChairs,
  keepReminder,
  takeToRemind,
} from './queries-due.ts';
import { type At, approvalHeld, approvalSeen } from './rows/queries.ts';
import { tellStanding } from './standing/notices.ts';
import { substitutionsToRemind, takeToRemind as takeSubstitution } from './standing/queries-told.ts';
import { tellOf } from './telling/notices.ts';
import { standingOf } from './writing/steps-settling.ts';

type Log = (error: unknown) => void;
const silent: Log = () => undefined;
/** Looked for at once. */
const mostAtOnce = 500;

/** Reminds those alone who are asked now; in a house without the module nobody. */
async function remind(portal: Portal, at: At, id: number): Promise<boolean> {
  const { db, scope, now } = at;
  const a = await takeToRemind(db, scope, id, now);
  if (!a) return false;
  if (may(scope, 'requirement_for_approval', 'r')) {
    const { places } = await standingOf(portal, at, a);
    const missing = askedNow(a, places).map((p) => p.memberId);
    await tellOf(portal, at, id, 'reminder', missing);
  }
  await keepReminder(db, scope, id, nextReminder(a.createdAt, a.dueOn, now));
  return true;
}

/** Reminds of every request whose time has come, each in a transaction of its own. */
export async function remindDue(portal: Portal, log: Log = silent, most = mostAtOnce): Promise<void> {
  for (;;) {
    // The clock is one for all associations.
    const due = await portal.pool.across('read only', (db) => approvalsToRemind(db, portal.now(), most));
    let done = 0;
    for (const { svjId, id } of due) {
      const reminded = portal.pool.transaction('read write', async (db) => {
        if (await remind(portal, { db, scope: await actFor(db, svjId), now: portal.now() }, id)) done += 1;
      });
      await reminded.catch(log);
    }
    // What fails, or what another server is at, would come again at once.
    if (due.length < most || done === 0) return;
  }
}

/** Tells who stands in from today, on the first morning of it. */
export async function tellBegun(portal: Portal, log: Log = silent, most = mostAtOnce): Promise<void> {
  for (;;) {
    const due = await portal.pool.across('read only', (db) => substitutionsToRemind(db, portal.now(), most));
    let done = 0;
    for (const { svjId, id } of due) {
      const told = portal.pool.transaction('read write', async (db) => {
        const at = { db, scope: await actFor(db, svjId), now: portal.now() };
        const s = await takeSubstitution(db, at.scope, id, at.now);
        if (s && may(at.scope, 'requirement_for_approval', 'r'))
          await tellStanding(portal, at, id, 'reminder', [s.substituteId]);
        done += 1;
      });
      await told.catch(log);
    }
    if (due.length < most || done === 0) return;
  }
}

/** Asks whoever came to the office of the chair since a request was made that waits for the chair. */
export async function askNewChairs(portal: Portal, log: Log = silent): Promise<void> {
  for (const svjId of await portal.pool.across('read only', (db) => housesWithChairs(db, portal.now()))) {
    const asked = portal.pool.transaction('read write', async (db) => {
      const at = { db, scope: await actFor(db, svjId), now: portal.now() };
      for (const id of await approvalsWithoutChair(db, at.scope))
        await standingOf(portal, at, await approvalSeen(db, at.scope, id, 'lock'));
    });
    await asked.catch(log);
  }
}

/** Binds requests of before entries were chained, as they stand; those of whoever answers meanwhile are bound by that. */
export async function adoptAll(portal: Portal, log: Log = silent, most = mostAtOnce): Promise<void> {
  for (;;) {
    const some = await portal.pool.across('read only', (db) => unchained(db, portal.now(), most));
    let done = 0;
    for (const { svjId, id } of some) {
      const adopted = portal.pool.transaction('read write', async (db) => {
        const at = { db, scope: await actFor(db, svjId), now: portal.now() };
        const a = await approvalHeld(db, at.scope, id);
        if (a) await adopt(portal, at, a);
        done += 1;
      });
      await adopted.catch(log);
    }
    if (some.length < most || done === 0) return;
  }
}
