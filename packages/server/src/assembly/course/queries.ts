import { and, asc, eq, sql } from 'drizzle-orm';
import type { Officer, Remark, RemarkInput } from '#contract/assembly/schema-course.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameOrNobody, nameOrNull } from '../../base/people/people.ts';
import { meetingVote } from '../../meetings/rows/tables.ts';
import type { Vote } from '../../motions/queries.ts';
import { vote } from '../../motions/tables.ts';
import { meetingCourse, meetingEvening, meetingRemark } from '../rows/tables.ts';

export type PointCourse = typeof meetingCourse.$inferSelect;

/** When the evening turned to each point, and when those that decide nothing were over. */
export const courseRows = (db: Db, scope: Scope, meetingId: number): Promise<PointCourse[]> =>
  db
    .select()
    .from(meetingCourse)
    .where(and(eq(meetingCourse.svjId, scope.svjId), eq(meetingCourse.meetingId, meetingId)));

const ofEvening = (scope: Scope, meetingId: number) =>
  and(eq(meetingEvening.svjId, scope.svjId), eq(meetingEvening.meetingId, meetingId));
const raised = sql`${meetingEvening.version} + 1`;

type Change = Partial<typeof meetingEvening.$inferInsert>;
export async function changeEvening(db: Db, scope: Scope, meetingId: number, set: Change, now: Date): Promise<void> {
  await db
    .update(meetingEvening)
    .set({ ...set, version: raised, updatedAt: now })
    .where(ofEvening(scope, meetingId));
}

/** Turns the evening to the point; one that was set aside is opened anew. */
export async function markOpened(db: Db, scope: Scope, meetingId: number, pointId: number, now: Date): Promise<void> {
  const row = { svjId: scope.svjId, meetingId, pointId, openedAt: now };
  await db
    .insert(meetingCourse)
    .values(row)
    .onConflictDoUpdate({ target: [meetingCourse.svjId, meetingCourse.pointId], set: { openedAt: now } });
  await changeEvening(db, scope, meetingId, { currentPointId: pointId }, now);
}

/** Sums of a point that has just closed, which the agenda's point is decided by. */
export async function keepSums(db: Db, scope: Scope, pointId: number, sums: string): Promise<void> {
  await db
    .update(meetingCourse)
    .set({ sums })
    .where(and(eq(meetingCourse.svjId, scope.svjId), eq(meetingCourse.pointId, pointId)));
}

export async function markDiscussed(db: Db, scope: Scope, pointId: number, now: Date): Promise<void> {
  await db
    .update(meetingCourse)
    .set({ closedAt: now, outcome: 'discussed' })
    .where(and(eq(meetingCourse.svjId, scope.svjId), eq(meetingCourse.pointId, pointId)));
}

const asPerson = (id: number | null, name: string, member: NameOrNobody | null): Officer | null => {
  const known = member && nameOrNull(member);
  const shown = known?.full_name ?? name;
  return shown === '' ? null : { id: known ? id : null, name: shown };
};

/** Who opened the meeting, chairs it and writes its minutes, as they are called now. */
export async function officersOf(db: Db, scope: Scope, meetingId: number) {
  type Row = {
    [Of in 'opened' | 'chaired' | 'scribe' as `${Of}_name`]: string;
  } & { [Of in 'opened' | 'chaired' | 'scribe' as `${Of}_by`]: number | null } & {
    [Of in 'opener' | 'chair' | 'writer']: NameOrNobody | null;
  };
  const named = (alias: string) =>
    sql.raw(`case when ${alias}.id is not null then jsonb_build_object('id', ${alias}.id, 'kind', ${alias}.kind,
      'title_before', ${alias}.title_before, 'first_name', ${alias}.first_name, 'last_name', ${alias}.last_name,
      'title_after', ${alias}.title_after, 'company_name', ${alias}.company_name) end`);
  const { rows } = await db.execute<Row>(sql`
    select e.opened_by, e.opened_name, e.chaired_by, e.chaired_name, e.scribe_by, e.scribe_name,
      ${named('o')} as opener, ${named('c')} as chair, ${named('w')} as writer
    from meeting_evening e
    left join member o on o.svj_id = e.svj_id and o.id = e.opened_by
    left join member c on c.svj_id = e.svj_id and c.id = e.chaired_by
    left join member w on w.svj_id = e.svj_id and w.id = e.scribe_by
    where e.svj_id = ${scope.svjId} and e.meeting_id = ${meetingId}`);
  const [e] = rows;
  return {
    openedBy: e ? asPerson(e.opened_by, e.opened_name, e.opener) : null,
    chair: e ? asPerson(e.chaired_by, e.chaired_name, e.chair) : null,
    scribe: e ? asPerson(e.scribe_by, e.scribe_name, e.writer) : null,
  };
}

/** What members of the meeting had written down, in the order in which they spoke. */
export async function remarksOf(db: Db, scope: Scope, meetingId: number): Promise<Remark[]> {
  const rows = await db
    .select()
    .from(meetingRemark)
    .where(and(eq(meetingRemark.svjId, scope.svjId), eq(meetingRemark.meetingId, meetingId)))
    .orderBy(asc(meetingRemark.id));
  return rows.map(({ id, pointId, kind, seatId, person, text, answer, at }) => ({
    ...{ id, pointId, kind, seat: seatId, person, text, answer },
    at: at.toISOString(),
  }));
}

export async function addRemark(db: Db, scope: Scope, given: RemarkInput, person: string, now: Date): Promise<number> {
  const { id: meetingId, point: pointId, kind, seat: seatId, text, answer } = given;
  const [row] = await db
    .insert(meetingRemark)
    .values({
      ...{ svjId: scope.svjId, meetingId, pointId, kind, seatId, person, text, answer },
      ...{ at: now, notedBy: scope.memberId },
    })
    .returning({ id: meetingRemark.id });
  return row?.id as number;
}

/** Answers whether it was there. */
export async function dropRemark(db: Db, scope: Scope, meetingId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(meetingRemark)
    .where(and(eq(meetingRemark.svjId, scope.svjId), eq(meetingRemark.meetingId, meetingId), eq(meetingRemark.id, id)))
    .returning({ id: meetingRemark.id });
  return rows.length > 0;
}

/** The vote whose list and ledger are those of the meeting; none while there is none. */
export async function bookVoteOf(db: Db, scope: Scope, meetingId: number): Promise<Vote | undefined> {
  const [row] = await db
    .select({ vote })
    .from(vote)
    .innerJoin(meetingVote, and(eq(meetingVote.svjId, vote.svjId), eq(meetingVote.voteId, vote.id)))
    .where(and(eq(vote.svjId, scope.svjId), eq(meetingVote.meetingId, meetingId), sql`${meetingVote.isBook}`));
  return row?.vote;
}
