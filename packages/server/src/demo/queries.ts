import { sql } from 'drizzle-orm';
import { dayIn } from '#contract/base/dates.ts';
import type { Db } from '../base/db/db.ts';
import { demoSample } from './tables.ts';

/** The house that the demonstration begins in; undefined where this database was not furnished for one. */
export async function houseOfDemo(db: Db): Promise<number | undefined> {
  const [row] = await db.select().from(demoSample);
  return row?.svjId;
}

/** Writes down that this database was furnished for a demonstration, today and for nothing else. */
export const markSample = (db: Db, svjId: number, now: Date): Promise<unknown> =>
  db.insert(demoSample).values({ day: dayIn(now), svjId });

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

/** What the house is called before anybody is signed in. */
export async function nameOfDemo(db: Db, svjId: number) {
  const { rows } = await db.execute<{ name: string; town: string | null }>(
    sql`select coalesce(nickname, name) as name, town from svj where id = ${svjId}`,
  );
  return rows[0];
}
