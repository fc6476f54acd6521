import { and, eq, isNull, sql } from 'drizzle-orm';
import type { SubstituteInput } from '#contract/approvals/schema.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameColumns, nameOf } from '../../base/people/people.ts';
import type { At } from '../rows/queries.ts';
import { approvalSubstitute } from '../rows/tables.ts';

export const names = (column: 'member_id' | 'substitute_id') => sql`(select to_json(y) from (
  select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name
  from member m where m.svj_id = s.svj_id and m.id = s.${sql.raw(column)}) y)`;

type Row = { id: number; from: string; to: string; isNow: boolean; user: NameColumns; substitute: NameColumns };
const named = (m: NameColumns) => ({ id: m.id, full_name: nameOf(m).full_name });

/** Substitutions that hold or are to come, the earliest first, at most 200. */
export async function substitutions(db: Db, scope: Scope) {
  const { rows } = await db.execute<Row>(sql`
    select s.id, s.valid_from::text as from, s.valid_to::text as to, s.valid_from <= current_day() as "isNow",
      ${names('member_id')} as user, ${names('substitute_id')} as substitute
    from approval_substitute s
    where s.svj_id = ${scope.svjId} and s.ended_at is null and s.valid_to >= current_day()
    order by s.valid_from, s.id limit 200`);
  return rows.map(({ user, substitute, ...row }) => ({ ...row, user: named(user), substitute: named(substitute) }));
}

/** Keeps people whom these are about from being given two substitutes at once. */
export async function holdMember(db: Db, scope: Scope, id: number): Promise<void> {
  await db.execute(sql`select 1 from member m where m.svj_id = ${scope.svjId} and m.id = ${id} for no key update`);
}

/** Whether somebody stands in for the member on any of these days. */
export async function isSubstituted(db: Db, scope: Scope, { userId, from, to }: SubstituteInput): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from approval_substitute s where s.svj_id = ${scope.svjId} and s.member_id = ${userId}
      and s.ended_at is null and s.valid_from <= ${to}::date and s.valid_to >= ${from}::date limit 1`);
  return rows.length > 0;
}

export async function addSubstitution(
  { db, scope, now }: At,
  said: SubstituteInput,
  remindAt: Date | null,
): Promise<number> {
  const { userId, substituteId, from, to } = said;
  const values = { memberId: userId, substituteId, remindAt, validFrom: from, validTo: to, madeBy: scope.memberId };
  const [row] = await db
    .insert(approvalSubstitute)
    .values({ ...values, svjId: scope.svjId, createdAt: now })
    .returning({ id: approvalSubstitute.id });
  return row?.id as number;
}

/** A substitution that has not ended, held until the end of the transaction. */
export async function openSubstitution(db: Db, scope: Scope, id: number) {
  const [row] = await db
    .select()
    .from(approvalSubstitute)
    .where(
      and(eq(approvalSubstitute.svjId, scope.svjId), eq(approvalSubstitute.id, id), isNull(approvalSubstitute.endedAt)),
    )
    .for('update');
  return row;
}

export async function endSubstitution({ db, scope, now }: At, id: number): Promise<void> {
  await db
    .update(approvalSubstitute)
    .set({ endedAt: now })
    .where(and(eq(approvalSubstitute.svjId, scope.svjId), eq(approvalSubstitute.id, id)));
}

/** Two records that become one would stand in for themselves. */
export async function dropOwnSubstitutes(
  { db, scope }: Pick<At, 'db' | 'scope'>,
  { from, to }: { from: number; to: number },
): Promise<void> {
  await db.execute(sql`
    delete from approval_substitute s where s.svj_id = ${scope.svjId}
      and s.member_id in (${from}, ${to}) and s.substitute_id in (${from}, ${to})`);
}
