import { sql } from 'drizzle-orm';
import { fullName } from '#contract/base/person/people.ts';
import type { Db } from '../base/db/db.ts';
import { across } from '../base/http/gate.ts';

/** Members of the account in all houses become people without access; answers who had it. */
export const shutMembers = (db: Db, id: number, now: Date): Promise<number[]> =>
  // The account is one for all houses.
  across(db, async () => {
    const { rows } = await db.execute<{ id: number }>(sql`
      update member set has_access = false, is_active = false, version = version + 1, updated_at = ${now}
      where account_id = ${id} and has_access and is_active returning id`);
    return rows.map((r) => r.id);
  });

/** Those of these who are still members of the account sign in again. */
export const openMembers = (db: Db, id: number, ids: readonly number[], now: Date): Promise<void> =>
  across(db, async () => {
    await db.execute(sql`
      update member set has_access = true, is_active = true, version = version + 1, updated_at = ${now}
      where account_id = ${id} and archived_at is null and not has_access and id = any(${sql.param([...ids])}::bigint[])`);
  });

/** Who the account is in which house, archived people left out; with all associations in sight. */
export async function membersOf(db: Db, id: number): Promise<{ id: number; svjId: number; person: string }[]> {
  type Row = { id: number; svj_id: number } & Parameters<typeof fullName>[0];
  const { rows } = await db.execute<Row>(sql`
    select id, svj_id, title_before as "titleBefore", first_name as "firstName", last_name as "lastName",
      title_after as "titleAfter", company_name as "companyName"
    from member where account_id = ${id} and archived_at is null order by svj_id`);
  return rows.map((row) => ({ id: row.id, svjId: row.svj_id, person: fullName(row) }));
}
