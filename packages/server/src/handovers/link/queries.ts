import { and, eq, sql } from 'drizzle-orm';
import { nameOfContact } from '#contract/contacts/rules.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { contact } from '../../contacts/rows/tables.ts';

/** What the house is called and where it stands. */
export async function atHouse(db: Db, scope: Scope): Promise<{ name: string; address: string }> {
  const { rows } = await db.execute<{ name: string; address: string }>(sql`
    select coalesce(s.nickname, s.name) as name, concat_ws(', ', nullif(s.street, ''), nullif(s.town, '')) as address
    from svj s where s.id = ${scope.svjId}`);
  return rows[0] ?? { name: '', address: '' };
}

/** What the firm is called; empty once the house forgot it. */
export async function firmCalled(db: Db, scope: Scope, id: number | null): Promise<string> {
  if (id === null) return '';
  const [row] = await db
    .select()
    .from(contact)
    .where(and(eq(contact.svjId, scope.svjId), eq(contact.id, id)));
  return row ? nameOfContact(row) : '';
}
