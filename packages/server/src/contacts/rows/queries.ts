import { and, eq, type SQL, sql } from 'drizzle-orm';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../../base/db/db.ts';
import { isOfCommittee, may, type Scope } from '../../base/http/gate.ts';
import { type Contact, contact } from './tables.ts';

/** Whether the asker sees private contacts and notes: who administers contacts as the committee or the manager; no visit does. */
export const seesPrivate = (scope: Scope): boolean => may(scope, 'contact', 'rw') && isOfCommittee(scope);

/** Of `contact`: what the asker may see. */
export function seen(scope: Scope): SQL {
  const there = sql`contact.svj_id = ${scope.svjId} and contact.deleted_at is null`;
  if (!may(scope, 'contact', 'r')) return sql`${there} and false`;
  return seesPrivate(scope) ? there : sql`${there} and contact.visibility = 'public'`;
}

/** The contact, if the asker may see it; 404 otherwise, alike whether it is private, deleted, of another house or nowhere. */
export async function contactSeen(db: Db, scope: Scope, id: number, how: 'read' | 'lock' = 'read'): Promise<Contact> {
  const asked = db
    .select()
    .from(contact)
    .where(and(seen(scope), eq(contact.id, id)));
  const [row] = await (how === 'lock' ? asked.for('update') : asked);
  if (!row) throw new Refused('CONTACTS.NOT_FOUND');
  return row;
}

/** Ids of these contacts that the asker may see. */
export async function contactsAmong(db: Db, scope: Scope, ids: readonly number[]): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select contact.id from contact where ${seen(scope)} and contact.id = any(${sql.param([...ids])}::bigint[])`);
  return rows.map((r) => r.id);
}

/** Of these contacts those that the asker may see, held until the end of the transaction. */
export const contactsHeld = (db: Db, scope: Scope, ids: readonly number[]): Promise<Contact[]> =>
  db
    .select()
    .from(contact)
    .where(and(seen(scope), sql`${contact.id} = any(${sql.param([...ids])}::bigint[])`))
    .orderBy(contact.id)
    .for('update');
