import { sql } from 'drizzle-orm';
import { type Fraction, fraction } from '#contract/base/shares/fraction.ts';
import type { Measure } from '#contract/base/shares/shares.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';

/** The invitation as it was sent. */
export type Sent = { meetingId: number; sentAt: Date; measure: Measure };
/** A place of the meeting. */
export type PlaceOf = {
  id: number;
  unitIds: number[];
  units: string;
  share: Fraction | null;
  isLater: boolean;
  isEnded: boolean;
  ownerIds: number[];
  /** Owners and whoever votes for it, in the order of owners. */
  memberIds: number[];
};

export async function unitIdsOf(db: Db, scope: Scope): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select u.id from unit u where u.svj_id = ${scope.svjId} and u.deleted_at is null order by u.id`);
  return rows.map((r) => r.id);
}

/** Of these meetings those whose invitation went, by their ids. */
export async function sentOf(db: Db, scope: Scope, meetingIds: readonly number[]): Promise<Map<number, Sent>> {
  type Row = { meeting_id: number; sent_at: string; num: string; den: string; parts: string | null };
  const { rows } = await db.execute<Row>(sql`
    select s.meeting_id, s.sent_at, s.base_num::text as num, s.base_den::text as den, s.parts::text from summons s
    where s.svj_id = ${scope.svjId} and s.meeting_id = any(${sql.param([...meetingIds])}::bigint[])`);
  return new Map(
    rows.map((r) => [
      r.meeting_id,
      {
        meetingId: r.meeting_id,
        sentAt: new Date(r.sent_at),
        measure: { base: fraction(r.num, r.den), parts: r.parts === null ? null : BigInt(r.parts) },
      },
    ]),
  );
}

/** Places of these meetings in their order; of one member alone, or these places alone, when given. */
export async function placesOf(
  db: Db,
  scope: Scope,
  meetingIds: readonly number[],
  only: { memberId?: number; ids?: readonly number[] } = {},
): Promise<(PlaceOf & { meetingId: number })[]> {
  type Row = {
    id: number;
    meeting_id: number;
    unit_ids: number[];
    units: string;
    num: string | null;
    den: string | null;
    is_later: boolean;
    is_ended: boolean;
    owner_ids: number[];
    member_ids: number[];
  };
  const { memberId, ids } = only;
  const mine =
    memberId === undefined
      ? sql`true`
      : sql`s.id in (select p.seat_id from summons_person p where p.svj_id = ${scope.svjId} and p.member_id = ${memberId})`;
  const these = ids === undefined ? sql`true` : sql`s.id = any(${sql.param([...ids])}::bigint[])`;
  const { rows } = await db.execute<Row>(sql`
    select s.id, s.meeting_id, s.unit_ids, s.units, s.num::text, s.den::text, s.is_later, s.ended_at is not null as is_ended,
      array(select p.member_id from summons_person p where p.svj_id = s.svj_id and p.seat_id = s.id and p.owns
        order by p.position, p.member_id) as owner_ids,
      array(select p.member_id from summons_person p where p.svj_id = s.svj_id and p.seat_id = s.id
        order by p.position, p.member_id) as member_ids
    from summons_seat s
    where s.svj_id = ${scope.svjId} and s.meeting_id = any(${sql.param([...meetingIds])}::bigint[]) and ${mine} and ${these}
    order by s.meeting_id, s.position, s.id`);
  return rows.map((r) => ({
    ...{ id: r.id, meetingId: r.meeting_id, units: r.units, isLater: r.is_later, isEnded: r.is_ended },
    unitIds: r.unit_ids.map(Number),
    ownerIds: r.owner_ids.map(Number),
    memberIds: r.member_ids.map(Number),
    share: r.num === null || r.den === null ? null : fraction(r.num, r.den),
  }));
}

/** Places that go with the meeting now: those whose owners changed are of its past. */
export const standingPlaces = async (db: Db, scope: Scope, meetingId: number): Promise<PlaceOf[]> =>
  (await placesOf(db, scope, [meetingId])).filter((p) => !p.isEnded);

/** The vote of the meeting that somebody may give a power for: the first of those that are not over. */
export async function voteToAuthorise(db: Db, scope: Scope, meetingId: number): Promise<number | null> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select v.id from meeting_vote t join vote v on v.svj_id = t.svj_id and v.id = t.vote_id
    where t.svj_id = ${scope.svjId} and t.meeting_id = ${meetingId} and v.is_public and v.status = 'run'
    order by v.id limit 1`);
  return rows[0]?.id ?? null;
}
