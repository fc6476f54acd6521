import { percent, show } from '#contract/base/shares/fraction.ts';
import { besidePercent, type Measure, partOf } from '#contract/base/shares/shares.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import type { MyPower, MySeat } from '#contract/summons/schema.ts';
import type { Db } from '../../base/db/db.ts';
import { may, type Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import type { Meeting } from '../../meetings/rows/queries.ts';
import { givenFor } from '../../proxies/queries.ts';
import { type PlaceOf, placesOf, type Sent, sentOf } from './queries.ts';
import { checkInCode } from './steps-code.ts';

/** Places of whoever asks in the meeting; none where its invitation has not gone. */
export async function myPlaces(db: Db, scope: Scope, id: number): Promise<{ sent: Sent; places: PlaceOf[] } | null> {
  const sent = (await sentOf(db, scope, [id])).get(id);
  if (!sent || scope.memberId === null) return null;
  const places = (await placesOf(db, scope, [id], { memberId: scope.memberId })).filter((p) => !p.isEnded);
  return { sent, places };
}

/** Powers that whoever asks gave for the vote of the meeting, or for its day. */
export async function myPowers(db: Db, scope: Scope, m: Meeting, voteId: number | null, now: Date): Promise<MyPower[]> {
  if (!may(scope, 'vote', 'r')) return [];
  const given = await givenFor(db, scope, { voteId, day: dayIn(m.startsAt) }, now);
  return given.map(({ id, agent, agentName, state, mayRevoke }) => ({
    ...{ id, agent: agent?.full_name ?? agentName, waits: state === 'waiting', mayRevoke },
  }));
}

/** The code of a place is that of its first unit. */
export const codeOfPlace = (portal: Pick<Portal, 'secret'>, scope: Scope, meetingId: number, place: PlaceOf): string =>
  checkInCode(portal, scope.svjId, meetingId, place.unitIds[0] as number);

/** A place as its people see it. */
export function mySeat(
  portal: Pick<Portal, 'secret'>,
  scope: Scope,
  meetingId: number,
  place: PlaceOf,
  measure: Measure,
): MySeat {
  const { id, units, share } = place;
  const exact = share && besidePercent(share, measure);
  return {
    ...{ id, units, code: codeOfPlace(portal, scope, meetingId, place) },
    percent: share ? percent(partOf(share, measure)) : null,
    exact: exact ? show(exact) : null,
  };
}
