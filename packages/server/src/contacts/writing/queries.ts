import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type Shot, shotOf } from '../../base/log/audit-changes.ts';
import { type Contact, contact } from '../rows/tables.ts';

export type Written = Omit<Contact, 'svjId' | 'id' | 'deletedAt' | 'version' | 'createdAt' | 'updatedAt'>;

export async function addContact(db: Db, scope: Scope, written: Written, now: Date): Promise<Contact> {
  const values = { ...written, svjId: scope.svjId, createdAt: now, updatedAt: now };
  const [row] = await db.insert(contact).values(values).returning();
  return row as Contact;
}

/** Changes a contact that is held by this transaction. */
export async function changeContact(
  db: Db,
  scope: Scope,
  { id, version }: Contact,
  written: Written,
  now: Date,
): Promise<Contact> {
  const [row] = await db
    .update(contact)
    .set({ ...written, updatedAt: now, version: version + 1 })
    .where(and(eq(contact.svjId, scope.svjId), eq(contact.id, id)))
    .returning();
  return row as Contact;
}

const among = (scope: Scope, ids: readonly number[]): SQL =>
  and(eq(contact.svjId, scope.svjId), sql`${contact.id} = any(${sql.param([...ids])}::bigint[])`) as SQL;

/** Takes these contacts, which this transaction holds, out of the book. */
export async function deleteContacts(db: Db, scope: Scope, ids: readonly number[], now: Date): Promise<void> {
  await db.update(contact).set({ deletedAt: now }).where(among(scope, ids));
}

/** A contact as the log compares it. */
export const contactShot = (db: Db, scope: Scope, id: number): Promise<Shot> =>
  shotOf(
    db,
    sql`select c.kind, concat_ws(' ', c.company_name, c.title_before, c.first_name, c.last_name, c.title_after) as name,
      c.category, c.visibility, c.is_pinned as "isPinned", c.emergency as called, c.position, c.company as firm, c.ico, c.dic,
      c.web as url, c.data_box as "dataBox", concat_ws(', ', c.street, c.post, c.town) as address, c.phones, c.emails,
      c.hours, c.hours_on_holidays as "onHolidays", c.notes as note
    from contact c where c.svj_id = ${scope.svjId} and c.id = ${id}`,
  );

const day = 24 * 3600_000;
/** Days that a deleted contact is kept for. */
const keptDays = 30;

/** Removes for good contacts of all associations that were deleted long ago, at most so many; answers how many went. */
export async function dropDeleted(db: Db, now: Date, most = 5000): Promise<number> {
  const before = new Date(now.getTime() - keptDays * day);
  const { rows } = await db.execute<{ n: number }>(sql`
    with old as (select svj_id, id from contact where deleted_at <= ${before} order by deleted_at limit ${most}),
    gone as (delete from contact c using old where c.svj_id = old.svj_id and c.id = old.id and c.deleted_at is not null
      returning c.id)
    select count(*) as n from gone`);
  return rows[0]?.n ?? 0;
}
