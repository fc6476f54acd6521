import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';

export type Staff = {
  id: number;
  email: string;
  lang: 'cs' | 'en';
  name: string;
  firstName: string;
  lastName: string;
  closed: boolean;
};

const columns = sql`id, email, lang, name, first_name as "firstName", last_name as "lastName", closed_at is not null as closed`;

/** Everybody who administers the portal, by name. */
export async function staff(db: Db): Promise<Staff[]> {
  const { rows } = await db.execute<Staff>(sql`
    select ${columns} from account where is_product_admin
    order by last_name collate "cs-x-icu", first_name collate "cs-x-icu", email`);
  return rows;
}

/** One of them; nothing for an account that is not, or is not any more. */
export async function staffById(db: Db, id: number): Promise<Staff | undefined> {
  const { rows } = await db.execute<Staff>(sql`select ${columns} from account where is_product_admin and id = ${id}`);
  return rows[0];
}

/** The same of whoever can sign in, locked: of two who take the flag at once the second sees what the first did. */
export async function lockStaff(db: Db): Promise<Staff[]> {
  const { rows } = await db.execute<Staff>(sql`
    select ${columns} from account where is_product_admin order by id for update`);
  return rows;
}

type Names = { firstName: string; lastName: string };

/** Gives the flag with the name that orders show. */
export async function setStaff(db: Db, id: number, { firstName, lastName }: Names): Promise<void> {
  await db.execute(sql`
    update account set is_product_admin = true, first_name = ${firstName}, last_name = ${lastName},
      name = ${`${firstName} ${lastName}`} where id = ${id}`);
}

/** Takes the flag; the account stays, and so does its name. */
export async function dropStaff(db: Db, id: number): Promise<void> {
  await db.execute(sql`update account set is_product_admin = false where id = ${id}`);
}
