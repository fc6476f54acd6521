import { percent, show } from '#contract/base/fraction.ts';
import { besidePercent, type Measure, partOf } from '#contract/base/shares.ts';
import type { MySeat } from '#contract/summons/schema.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { type PlaceOf, placesOf, type Sent, sentOf } from './queries.ts';
import { checkInCode } from './steps-code.ts';

/** Places of whoever asks in the meeting; none where its invitation has not gone. */
export async function myPlaces(db: Db, scope: Scope, id: number): Promise<{ sent: Sent; places: PlaceOf[] } | null> {
  const sent = (await sentOf(db, scope, [id])).get(id);
  if (!sent || scope.memberId === null) return null;
  const places = (await placesOf(db, scope, [id], { memberId: scope.memberId })).filter((p) => !p.isEnded);
  return { sent, places };
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
