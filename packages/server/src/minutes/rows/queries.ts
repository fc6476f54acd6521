import { and, asc, eq, sql } from 'drizzle-orm';
import { noOverrides } from '#contract/minutes/rules-overrides.ts';
import type { MinutesOverrides } from '#contract/minutes/schema.ts';
import { officeRoles } from '#contract/minutes/schema-words.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../../base/db/db.ts';
import { idsOf } from '../../base/db/ids.ts';
import type { Scope } from '../../base/http/gate.ts';
import { documentSeen } from '../../documents/rows/queries.ts';
import { minutes, minutesAddendum, minutesSignature } from './tables.ts';

export type Minutes = typeof minutes.$inferSelect;
export type Signature = typeof minutesSignature.$inferSelect;
export type Addendum = typeof minutesAddendum.$inferSelect;
export type At = { db: Db; scope: Scope; now: Date };

/** Minutes of the meeting, once anybody kept anything of them; locked until the end of the transaction when asked. */
export async function minutesOf(
  db: Db,
  scope: Scope,
  meetingId: number,
  how: 'read' | 'lock' = 'read',
): Promise<Minutes | undefined> {
  const asked = db
    .select()
    .from(minutes)
    .where(and(eq(minutes.svjId, scope.svjId), eq(minutes.meetingId, meetingId)));
  const [row] = await (how === 'lock' ? asked.for('update') : asked);
  return row;
}

/** What people say otherwise than the portal; nothing where nobody kept anything. */
export function saidIn(row: Minutes | undefined): MinutesOverrides {
  if (!row) return noOverrides;
  const { chosen, openerId, chairId, scribeId, verifierIds } = row;
  const said = (role: (typeof chosen)[number]) => chosen.includes(role);
  const people = {
    ...(said('opener') && { opener: openerId }),
    ...(said('chair') && { chair: chairId }),
    ...(said('scribe') && { scribe: scribeId }),
    ...(said('verifier') && { verifiers: verifierIds }),
  };
  return { ...row.overrides, people };
}

/** The same as columns keep it. */
export function keptAs({ facts, points, people }: MinutesOverrides) {
  const chosen = officeRoles.filter((role) => people[role === 'verifier' ? 'verifiers' : role] !== undefined);
  return {
    ...{ overrides: { facts, points }, chosen, openerId: people.opener ?? null, chairId: people.chair ?? null },
    ...{ scribeId: people.scribe ?? null, verifierIds: people.verifiers ?? [] },
  };
}

/** Who signs the minutes, in their order. */
export const signaturesOf = (db: Db, scope: Scope, minutesId: number): Promise<Signature[]> =>
  db
    .select()
    .from(minutesSignature)
    .where(and(eq(minutesSignature.svjId, scope.svjId), eq(minutesSignature.minutesId, minutesId)))
    .orderBy(asc(minutesSignature.position), asc(minutesSignature.id));

/** Members whose signature the finished minutes of the meeting wait for. */
export const signersNow = (db: Db, scope: Scope, meetingId: number): Promise<number[]> =>
  idsOf(
    db,
    sql`select g.member_id as id from minutes_signature g join minutes x on x.svj_id = g.svj_id and x.id = g.minutes_id
      where g.svj_id = ${scope.svjId} and x.meeting_id = ${meetingId} and g.way is null and g.member_id is not null
      order by g.position`,
  );

/** What was added, in the order it came. */
export const addendaOf = (db: Db, scope: Scope, minutesId: number): Promise<Addendum[]> =>
  db
    .select()
    .from(minutesAddendum)
    .where(and(eq(minutesAddendum.svjId, scope.svjId), eq(minutesAddendum.minutesId, minutesId)))
    .orderBy(asc(minutesAddendum.id));

/** Signatures and additions: what a published print may be behind by. */
export async function partsOf(db: Db, scope: Scope, minutesId: number): Promise<number> {
  const { rows } = await db.execute<{ parts: number }>(sql`
    select (select count(*) from minutes_signature s where s.svj_id = ${scope.svjId} and s.minutes_id = ${minutesId}
        and s.way is not null)::integer
      + (select count(*) from minutes_addendum a where a.svj_id = ${scope.svjId} and a.minutes_id = ${minutesId})::integer
      as parts`);
  return rows[0]?.parts ?? 0;
}

/** The document they were published as, if the asker may open it. */
export async function publishedAs(at: At, { documentId }: Pick<Minutes, 'documentId'>) {
  if (documentId === null) return null;
  try {
    const { id, name } = await documentSeen(at, documentId);
    return { id, name };
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}
