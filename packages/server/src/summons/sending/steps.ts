import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { NoticeKind } from '#contract/notices/schema.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import type { NewSeat } from '../../census/queries.ts';
import { invitedTo } from '../../meetings/rows/queries-audience.ts';
import type { Summons } from '../../meetings/writing/steps.ts';
import { tell } from '../../notices/steps.ts';
import { type PlaceOf, standingPlaces } from '../rows/queries.ts';
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

/** Places that stay: whoever votes for one by now is of it, and whoever did is not; answers those that somebody came to. */
async function followVoters({ db, scope }: At, kept: readonly (readonly [PlaceOf, NewSeat])[]): Promise<number[]> {
  const people = kept.map(([place, seat]) => {
    const has = peopleOf(seat);
    return {
      place: place.id,
      came: has.filter((id) => !place.memberIds.includes(id)),
      left: place.memberIds.filter((id) => !has.includes(id)),
    };
  });
  await q.changePeople(db, scope, people);
  return people.filter((p) => p.came.length > 0).map((p) => p.place);
}

/**
 * Compares the places of a called meeting with the register of now: one whose owners changed is ended, and whoever came later
 * is invited as the others were.
 */
export async function inviteLater(portal: Portal, at: At, id: number): Promise<number> {
  const { db, scope, now } = at;
  if (!(await q.holdSummons(db, scope, id))) return 0;
  const standing = await standingPlaces(db, scope, id);
  const had = new Map(standing.map((p) => [keyOfPlace(p.unitIds, p.ownerIds), p]));
  const { seats } = await placesFor(at, id);
  const has = new Map(seats.map((s) => [keyOfPlace(s.unitIds, s.ownerIds), s]));
  const gone = [...had].filter(([key]) => !has.has(key)).map(([, p]) => p.id);
  const fresh = [...has].filter(([key]) => !had.has(key)).map(([, s]) => s);
  const kept = [...had].flatMap(([key, p]) => (has.has(key) ? [[p, has.get(key) as NewSeat] as const] : []));
  await q.endPlaces(db, scope, gone, now);
  const later = await q.addPlaces(db, scope, id, fresh, { isLater: true }, now);
  const places = [...later, ...(await followVoters(at, kept))];
  if (places.length === 0) return 0;
  // Who has the invitation of a place already is not told of it again.
  const told = sql`select p.member_id from summons_person p where p.svj_id = ${scope.svjId}
    and p.seat_id = any(${sql.param(kept.map(([p]) => p.id))}::bigint[])
    and p.member_id = any(${sql.param(kept.flatMap(([p]) => p.memberIds))}::bigint[])`;
  const theirs = sql`select t.id from (${invitedTo(scope, id, now)}) t
    where t.id in (${q.peopleOfPlaces(scope, places)}) and (t.id in (${q.peopleOfPlaces(scope, later)}) or t.id not in (${told}))`;
  await telling(portal, at, id, 'summoned', theirs);
  await q.addQueued(db, scope, id, places, now);
  return places.length;
}

/** Reminds everybody the meeting is for. */
export const remind = (portal: Portal, at: At, id: number): Promise<number> =>
  telling(portal, at, id, 'summonsSoon', invitedTo(at.scope, id, at.now));
