import { and, eq, sql } from 'drizzle-orm';
import { nameOfContact } from '#contract/contacts/rules.ts';
import type { WorkCall } from '#contract/handovers/schema.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameColumns, nameOf } from '../../base/people/people.ts';
import { contact } from '../../contacts/rows/tables.ts';
import type { Handover } from '../rows/tables.ts';

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

/**
 * Who solves the report, else who handed it over, while they have access and a phone that everybody may know; whatever became
 * of the report.
 */
export async function whomToCall(
  db: Db,
  scope: Scope,
  { reportId, createdBy }: Pick<Handover, 'reportId' | 'createdBy'>,
): Promise<WorkCall['call']> {
  const { rows } = await db.execute<NameColumns & { phone: string }>(sql`
    select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name, c.value as phone
    from report r
    join member m on m.svj_id = r.svj_id and m.id = coalesce(r.solver_id, ${createdBy}::bigint) and m.has_access
    join member_contact c on c.svj_id = m.svj_id and c.member_id = m.id and c.kind = 'phone' and c.is_public
    where r.svj_id = ${scope.svjId} and r.id = ${reportId} order by c.position, c.id limit 1`);
  const [who] = rows;
  return who ? { name: nameOf(who).full_name, phone: who.phone } : null;
}
