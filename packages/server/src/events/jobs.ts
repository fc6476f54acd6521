import { nextReminder, remindersDue } from '#contract/events/rules-reminders.ts';
import type { Db } from '../base/db/db.ts';
import { actFor } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { type Due, eventsToRemind, heldToRemind, remindNext } from './queries-due.ts';
import { type Event, seriesIn } from './rows/queries.ts';
import { tellSoon } from './telling/steps.ts';

type Log = (error: unknown) => void;
const silent: Log = () => undefined;
/** Events looked for at once. */
const mostAtOnce = 500;

const remindedOf = (e: Event) => ({
  series: e.repeats ? seriesIn(e) : null,
  span: { startsAt: e.startsAt, endsAt: e.endsAt },
  allDay: e.allDay,
  notifyPeriod: e.notifyPeriod,
});

/** Reminds of one event whose time has come, and says when it is looked at next; answers how many people, null where another server is at it. */
async function remindOf(portal: Portal, db: Db, { svjId, id }: Due): Promise<number | null> {
  const scope = await actFor(db, svjId);
  const now = portal.now();
  const e = await heldToRemind(db, scope, id, now);
  if (!e) return null;
  await remindNext(db, scope, id, nextReminder(remindedOf(e), now));
  let people = 0;
  for (const { day, span, minutes } of remindersDue(remindedOf(e), now)) {
    people += await tellSoon({ db, scope, now }, e, { occurrence: e.occurrence ?? day, ...span, minutes });
  }
  return people;
}

/**
 * Reminds of every event whose time has come, however many associations there are; each in a transaction of its own, so that one
 * that fails stops no other. Nobody is reminded after a start. Answers how many people there are.
 */
export async function remindDue(portal: Portal, log: Log = silent, most = mostAtOnce): Promise<number> {
  let people = 0;
  for (;;) {
    // The clock is one for all associations.
    const due = await portal.pool.across('read only', (db) => eventsToRemind(db, portal.now(), most));
    let done = 0;
    for (const one of due) {
      try {
        const told = await portal.pool.transaction('read write', (db) => remindOf(portal, db, one));
        if (told !== null) done += 1;
        people += told ?? 0;
      } catch (error) {
        log(error);
      }
    }
    // What fails, or what another server is at, would come again at once.
    if (due.length < most || done === 0) return people;
  }
}
