import { sql } from 'drizzle-orm';
import type { Measure } from '#contract/base/shares/shares.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { NewSeat } from '../../census/queries.ts';

/** Writes down that the invitation goes now. */
export async function addSummons(
  db: Db,
  scope: Scope,
  meetingId: number,
  { measure: { base, parts }, callerId }: { measure: Measure; callerId: number | null },
  now: Date,
): Promise<void> {
  await db.execute(sql`
    insert into summons (svj_id, meeting_id, called_by, sent_at, base_num, base_den, parts)
    values (${scope.svjId}, ${meetingId}, ${callerId}, ${now}, ${base.num.toString()}::numeric,
      ${base.den.toString()}::numeric, ${parts?.toString() ?? null}::numeric)`);
}

/** Writes these places with their people, in one statement; answers their ids. */
export async function addPlaces(
  db: Db,
  scope: Scope,
  meetingId: number,
  seats: readonly NewSeat[],
  { isLater }: { isLater: boolean },
  now: Date,
): Promise<number[]> {
  if (seats.length === 0) return [];
  const given = seats.map(({ unitIds, units, share, ownerIds, voters }, position) => {
    const voting = voters.map((v) => v.memberId);
    const people = [...new Set([...ownerIds, ...voting])];
    return {
      ...{ position, unitIds, units },
      num: share?.num.toString() ?? null,
      den: share?.den.toString() ?? null,
      people: people.map((id, place) => ({
        ...{ id, place },
        owns: ownerIds.includes(id),
        votes: voting.includes(id),
      })),
    };
  });
  const { rows } = await db.execute<{ id: number }>(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g
        (position int, "unitIds" bigint[], units text, num numeric, den numeric, people jsonb)
    ), made as (
      insert into summons_seat (svj_id, meeting_id, position, unit_ids, units, num, den, invited_at, is_later)
      select ${scope.svjId}::bigint, ${meetingId}::bigint, position, "unitIds", units, num, den, ${now}::timestamptz, ${isLater}
      from given order by position returning id, position
    ), people as (
      insert into summons_person (svj_id, seat_id, member_id, position, owns, votes)
      select ${scope.svjId}::bigint, made.id, p.id, p.place, p.owns, p.votes
      from made join given on given.position = made.position
      cross join lateral jsonb_to_recordset(given.people) as p (id bigint, place int, owns boolean, votes boolean)
    )
    select id from made order by position`);
  return rows.map((r) => r.id);
}

/** Places whose owners are other ones now. */
export async function endPlaces(db: Db, scope: Scope, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db.execute(sql`
    update summons_seat set ended_at = ${now}
    where svj_id = ${scope.svjId} and id = any(${sql.param([...ids])}::bigint[]) and ended_at is null`);
}

type Changed = { place: number; came: readonly number[]; left: readonly number[] };

/** Whoever votes for these places now is of them, and whoever did no longer. */
export async function changePeople(db: Db, scope: Scope, changed: readonly Changed[]): Promise<void> {
  const pairs = (of: 'came' | 'left') =>
    JSON.stringify(changed.flatMap((c) => c[of].map((id) => ({ seat: c.place, id }))));
  await db.execute(sql`
    delete from summons_person p using jsonb_to_recordset(${pairs('left')}::jsonb) as x (seat bigint, id bigint)
    where p.svj_id = ${scope.svjId} and p.seat_id = x.seat and p.member_id = x.id`);
  await db.execute(sql`
    insert into summons_person (svj_id, seat_id, member_id, position, owns, votes)
    select ${scope.svjId}::bigint, x.seat, x.id, 100, false, true
    from jsonb_to_recordset(${pairs('came')}::jsonb) as x (seat bigint, id bigint)`);
}

/** Writes down that these places' mails wait, one row for each: by the mails that were just queued for their people. */
export async function addQueued(db: Db, scope: Scope, meetingId: number, seatIds: readonly number[], now: Date) {
  await db.execute(sql`
    insert into summons_delivery (svj_id, meeting_id, seat_id, channel, state, mail, at, created_at)
    select distinct ${scope.svjId}::bigint, ${meetingId}::bigint, p.seat_id, 'email', 'queued', n.message_id,
      ${now}::timestamptz, ${now}::timestamptz
    from notice n join summons_person p on p.svj_id = n.svj_id and p.member_id = n.member_id
    where n.svj_id = ${scope.svjId} and n.owner = 'summons' and n.owner_id = ${meetingId} and n.kind = 'summoned'
      and n.created_at = ${now}::timestamptz and n.message_id is not null
      and p.seat_id = any(${sql.param([...seatIds])}::bigint[])
    order by p.seat_id`);
}

/** People of these places, as a query of ids. */
export const peopleOfPlaces = (scope: Scope, seatIds: readonly number[]) => sql`
  select p.member_id as id from summons_person p
  where p.svj_id = ${scope.svjId} and p.seat_id = any(${sql.param([...seatIds])}::bigint[])`;

/** Scheduled meetings to come whose invitation went: their ids. */
export async function meetingsAhead(db: Db, scope: Scope, now: Date): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select m.id from meeting m join summons s on s.svj_id = m.svj_id and s.meeting_id = m.id
    where m.svj_id = ${scope.svjId} and m.status = 'scheduled' and m.starts_at > ${now} order by m.id`);
  return rows.map((r) => r.id);
}

/** Holds the invitation, so that two who look at its places at once do it one after the other; false where none went. */
export async function holdSummons(db: Db, scope: Scope, meetingId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from summons where svj_id = ${scope.svjId} and meeting_id = ${meetingId} for update`);
  return rows.length > 0;
}

/** Across associations: called meetings that begin within the days of a reminder and were not reminded of. */
export async function summonsToRemind(db: Db, now: Date, until: Date, most: number) {
  const { rows } = await db.execute<{ svjId: number; id: number }>(sql`
    select m.svj_id as "svjId", m.id from meeting m join summons s on s.svj_id = m.svj_id and s.meeting_id = m.id
    join svj a on a.id = m.svj_id and 'meetingOwners' = any(a.modules)
    where m.status = 'scheduled' and m.starts_at > ${now} and m.starts_at <= ${until} and s.reminded_at is null
    order by m.starts_at, m.svj_id, m.id limit ${most}`);
  return rows;
}

/** The invitation, from now on reminded of; undefined where another server is at it, or the meeting is no longer ahead. */
export async function takeToRemind(db: Db, scope: Scope, meetingId: number, now: Date) {
  const { rows } = await db.execute<{ sent_at: string; starts_at: string }>(sql`
    select s.sent_at, m.starts_at from summons s join meeting m on m.svj_id = s.svj_id and m.id = s.meeting_id
    where s.svj_id = ${scope.svjId} and s.meeting_id = ${meetingId} and s.reminded_at is null
      and m.status = 'scheduled' and m.starts_at > ${now} for update of s skip locked`);
  const [row] = rows;
  if (!row) return undefined;
  await db.execute(sql`
    update summons set reminded_at = ${now} where svj_id = ${scope.svjId} and meeting_id = ${meetingId}`);
  return { sentAt: new Date(row.sent_at), start: new Date(row.starts_at) };
}
