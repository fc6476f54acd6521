import type { Db } from '../base/db/db.ts';
import { actFor } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import type { Check, Checks } from '../outbox/steps.ts';
import { housesWithDue, noticesOfMail, release, takeHouse } from './queries.ts';
import type { Sources } from './steps.ts';
import { fatesOf, sendDue } from './steps-digest.ts';

type Log = (error: unknown) => void;
const silent: Log = () => undefined;

/** Queues mails for everything whose time has come, in all associations; answers how many notices were settled. */
export async function sendNotices(portal: Portal, sources: Sources, log: Log = silent): Promise<number> {
  const now = portal.now();
  // The clock is one for all associations.
  const houses = await portal.pool.across('read only', (db) => housesWithDue(db, now));
  const batch = async (db: Db, svjId: number) => {
    const scope = await actFor(db, svjId);
    return (await takeHouse(db, scope)) ? sendDue(db, scope, portal, sources, now) : 0;
  };
  let sum = 0;
  for (const svjId of houses) {
    try {
      for (let some = -1; some !== 0; sum += some) {
        some = await portal.pool.transaction('read write', (db) => batch(db, svjId));
      }
    } catch (error) {
      log(error);
    }
  }
  return sum;
}

/**
 * Why a mail with news must not go any more: nobody it is for may still be told of any of it. A digest of which only some
 * is left is not sent either; what is left goes with the next one.
 */
const whyNotTold =
  (sources: Sources, now: () => Date): Check =>
  async (db, { svj_id, message_id }) => {
    const scope = await actFor(db, svj_id);
    const rows = await noticesOfMail(db, scope, message_id);
    const fates = await fatesOf(db, scope, sources, rows, now());
    const standing = rows.filter((n) => fates.get(n.id) === 'stands');
    if (standing.length === 0) return 'over';
    const things = (some: typeof rows) => new Set(some.map((n) => `${n.owner} ${n.owner_id}`)).size;
    if (things(standing) === things(rows)) return null;
    await release(
      db,
      scope,
      standing.map((n) => n.id),
      now(),
    );
    return 'over';
  };

/** What the sender of mails asks before each kind that tells of news. */
export function noticeChecks(portal: Pick<Portal, 'now'>, sources: Sources): Checks {
  const check = whyNotTold(sources, portal.now);
  const kinds = Object.values(sources).flatMap(({ mails, digest }) => (digest ? [...mails, digest.mail] : mails));
  return Object.fromEntries([...kinds, 'messageDigest' as const].map((kind) => [kind, check]));
}
