import { wallsNoun } from '#contract/walls/noun.ts';
import { keptAfter } from '#contract/walls/rules.ts';
import { actFor } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { dropMailsOfKinds } from '../base/mail/mail.ts';
import type { About } from '../base/start/jobs.ts';
import { dueNotes } from './queries-notes.ts';
import { housesWithoutReports, reportsWaitedFor } from './queries-writers.ts';
import { eraseNotes } from './steps-notes.ts';
import { tellClosed, tellEnded } from './steps-outcomes.ts';

/** Looked for at once. */
const mostAtOnce = 500;

/**
 * Removes, in all associations, what nobody confirmed in time and what was decided long ago, with its pictures and the
 * addresses of those who wrote it; reports that were made of it stay.
 */
export async function sweepNotes(portal: Portal, log: (error: unknown) => void, most = mostAtOnce): Promise<void> {
  const now = portal.now();
  for (;;) {
    // The clock is one for all associations.
    const due = await portal.pool.across('read only', (db) => dueNotes(db, now, most));
    const houses = Map.groupBy(due, ({ svjId }) => svjId);
    let gone = 0;
    for (const [svjId, notes] of houses) {
      try {
        await portal.pool.transaction('read write', async (db) =>
          eraseNotes(
            { db, scope: await actFor(db, svjId), now },
            notes.map(({ id }) => id),
          ),
        );
        gone += notes.length;
      } catch (error) {
        log(error);
      }
    }
    if (due.length < most || gone === 0) return;
  }
}

/** Tells whoever waits for the report that it has ended, if it has. */
export const tellOfEnded = (portal: Portal, { svj, id }: About): Promise<void> =>
  portal.pool.transaction('read write', async (db) =>
    tellEnded({ db, scope: await actFor(db, svj), now: portal.now() }, id),
  );

/** The same of all reports that ended unheard, and forgets whoever waited too long. */
export async function sweepWriters(portal: Portal, log: (error: unknown) => void, most = mostAtOnce): Promise<void> {
  const found = await portal.pool.across('read only', (db) => reportsWaitedFor(db, portal.now(), most));
  for (const { svjId, id } of found) await tellOfEnded(portal, { svj: svjId, id }).catch(log);
}

/** Tells whoever waits in houses that switched reports off. By the hour, so that a switch taken back at once mostly tells nobody. */
export async function sweepClosed(portal: Portal, log: (error: unknown) => void, most = mostAtOnce): Promise<void> {
  const some = (after: number) => portal.pool.across('read only', (db) => housesWithoutReports(db, after, most));
  for (let houses = await some(0); houses.length > 0; houses = await some(houses.at(-1) as number)) {
    for (const svjId of houses) {
      const told = portal.pool.transaction('read write', async (db) =>
        tellClosed({ db, scope: await actFor(db, svjId), now: portal.now() }),
      );
      await told.catch(log);
    }
  }
}

/** Forgets mails to whoever wrote, in all associations, long before other mails go. */
export const forgetMails = (portal: Portal): Promise<void> =>
  portal.pool.across('read write', (db) =>
    dropMailsOfKinds(db, wallsNoun.mails, new Date(portal.now().getTime() - keptAfter)),
  );
