import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { NoticeKind } from '#contract/notices/schema.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { invitedTo } from '../../meetings/rows/queries-audience.ts';
import type { Summons } from '../../meetings/writing/steps.ts';
import { tell } from '../../notices/steps.ts';
import { standingPlaces } from '../rows/queries.ts';
import { summonsSource } from './notices.ts';
import * as q from './queries.ts';
import { keyOfPlace, peopleOf, placesFor } from './steps-places.ts';

type At = { db: Db; scope: Scope; now: Date };

const telling = (portal: Portal, { db, scope, now }: At, id: number, kind: NoticeKind, members: SQL) =>
  tell(
    db,
    scope,
    portal,
    summonsSource,
    { owner: 'summons', ownerId: id, kind, module: 'meetingOwners', members },
    now,
  );

/**
 * Invites to a meeting that is being called: places of the register of now are written down, everybody it is for is mailed,
 * and of each place how. All in the transaction that calls it, in as many statements for two places as for thousands.
 */
export const summon: Summons = async (portal, at, id) => {
  const { db, scope, now } = at;
  const { seats, measure } = await placesFor(at, id);
  await q.addSummons(db, scope, id, { measure, callerId: scope.memberId }, now);
  const places = await q.addPlaces(db, scope, id, seats, { isLater: false }, now);
  await telling(portal, at, id, 'summoned', invitedTo(scope, id, now));
  await q.addQueued(db, scope, id, places, now);
};

/**
 * Compares the places of a called meeting with the register of now: one whose people changed is ended, and whoever came
 * later is invited as the others were.
 */
export async function inviteLater(portal: Portal, at: At, id: number): Promise<number> {
  const { db, scope, now } = at;
  if (!(await q.holdSummons(db, scope, id))) return 0;
  const had = new Map((await standingPlaces(db, scope, id)).map((p) => [keyOfPlace(p.unitIds, p.memberIds), p]));
  const { seats } = await placesFor(at, id);
  const has = new Map(seats.map((s) => [keyOfPlace(s.unitIds, peopleOf(s)), s]));
  const gone = [...had].filter(([key]) => !has.has(key)).map(([, p]) => p.id);
  const fresh = [...has].filter(([key]) => !had.has(key)).map(([, s]) => s);
  await q.endPlaces(db, scope, gone, now);
  const places = await q.addPlaces(db, scope, id, fresh, { isLater: true }, now);
  if (places.length === 0) return 0;
  const theirs = sql`select t.id from (${invitedTo(scope, id, now)}) t where t.id in (${q.peopleOfPlaces(scope, places)})`;
  await telling(portal, at, id, 'summoned', theirs);
  await q.addQueued(db, scope, id, places, now);
  return places.length;
}

/** Reminds everybody the meeting is for. */
export const remind = (portal: Portal, at: At, id: number): Promise<number> =>
  telling(portal, at, id, 'summonsSoon', invitedTo(at.scope, id, at.now));
