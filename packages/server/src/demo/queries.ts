import { sql } from 'drizzle-orm';
import { dayIn } from '#contract/base/time/dates.ts';
import type { Db } from '../base/db/db.ts';
import { demoSample } from './tables.ts';

/** Whether this database was furnished for a demonstration. */
export const isSample = async (db: Db): Promise<boolean> => (await db.select().from(demoSample)).length > 0;

/** Writes down that this database was furnished for a demonstration, today and for nothing else. */
export const markSample = (db: Db, now: Date): Promise<unknown> => db.insert(demoSample).values({ day: dayIn(now) });

/** From now on people may write here: it is never furnished anew, and nobody enters it without a password. */
export const unmarkSample = (db: Db): Promise<unknown> => db.delete(demoSample);

/** Of these logins who is a member of the house, or of none and looks after the portal. */
export async function peopleOfDemo(db: Db, svjId: number, emails: readonly string[]) {
  const { rows } = await db.execute<{ email: string; name: string; sex: 'male' | 'female' | 'others' | null }>(sql`
    select a.email, coalesce(nullif(concat_ws(' ', m.first_name, m.last_name), ''), a.name) as name, m.sex
    from account a left join member m on m.account_id = a.id and m.svj_id = ${svjId}
    where a.email in ${[...emails]} and (m.id is not null or a.is_product_admin)`);
  return rows;
}

/** The house that the demonstration begins in: the first one that whoever has this login is a member of. */
export async function houseOfDemo(db: Db, email: string) {
  const { rows } = await db.execute<{ id: number; name: string; town: string | null }>(sql`
    select s.id::float8 as id, coalesce(s.nickname, s.name) as name, s.town
    from account a join member m on m.account_id = a.id join svj s on s.id = m.svj_id
    where a.email = ${email} order by s.id limit 1`);
  return rows[0];
}
