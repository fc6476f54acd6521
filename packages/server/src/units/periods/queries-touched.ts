import { sql } from 'drizzle-orm';
import type { MemberName } from '#contract/members/schema.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { isEntitled, type NameColumns, nameOf } from '../../base/people/people.ts';

/** Which of these people may enter the house on the day, by what the register says in this transaction. */
export async function whoEnters(db: Db, scope: Scope, ids: readonly number[], day: string): Promise<Set<number>> {
  await db.execute(sql`select set_config('app.day', ${day}, true)`);
  const { rows } = await db.execute<{ id: number }>(sql`
    select m.id from member m
    where m.svj_id = ${scope.svjId} and m.id = any(${sql.param([...ids])}::bigint[])
      and m.has_access and m.archived_at is null and ${isEntitled}`);
  return new Set(rows.map((r) => r.id));
}

export type Names = ReadonlyMap<number, MemberName>;

/** These people by their ids, in the archive too. */
export async function peopleOf(db: Db, scope: Scope, ids: readonly number[]): Promise<Names> {
  const { rows } = await db.execute<NameColumns>(sql`
    select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name from member m
    where m.svj_id = ${scope.svjId} and m.id = any(${sql.param([...ids])}::bigint[])`);
  return new Map(rows.map((r) => [r.id, nameOf(r)]));
}
