import { and, eq, sql } from 'drizzle-orm';
import type { Checked } from '#contract/activation/schema.ts';
import { fullName } from '#contract/base/person/people.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { keepEntry } from '../../base/search/search.ts';
import { addContact } from '../rows/queries.ts';
import { member, memberContact } from '../rows/tables.ts';
import { addressOf } from './queries.ts';

/** Keeps what a person checked about themselves when they came in; a company has no titles. */
export async function keepOwnCheck(db: Db, scope: Scope, memberId: number, given: Checked, now: Date): Promise<void> {
  const mine = and(eq(member.svjId, scope.svjId), eq(member.id, memberId));
  const titled = sql`${member.kind} = 'person'`;
  const [row] = await db
    .update(member)
    .set({
      titleBefore: sql`case when ${titled} then ${given.titleBefore || null} end`,
      titleAfter: sql`case when ${titled} then ${given.titleAfter || null} end`,
      address: addressOf(given.address),
      permanentAddress: addressOf(given.permanentAddress),
      preferredCommunication: given.preferredCommunication,
      updatedAt: now,
    })
    .where(mine)
    .returning();
  await db
    .delete(memberContact)
    .where(
      and(eq(memberContact.svjId, scope.svjId), eq(memberContact.memberId, memberId), eq(memberContact.kind, 'phone')),
    );
  for (const [position, phone] of given.phones.entries())
    await addContact(db, scope, { memberId, kind: 'phone', position, ...phone });
  const title = fullName(row as typeof member.$inferSelect);
  await keepEntry(db, scope, { noun: 'members', id: memberId, title, detail: null });
}

/** The address becomes the first e-mail of the member. */
export async function keepFirstEmail(db: Db, scope: Scope, memberId: number, email: string): Promise<void> {
  const mine = sql`svj_id = ${scope.svjId} and member_id = ${memberId} and kind = 'email'`;
  await db.execute(sql`delete from member_contact where ${mine} and lower(trim(value)) = ${email}`);
  await db.execute(sql`update member_contact set position = position + 1 where ${mine}`);
  await db.execute(sql`
    insert into member_contact (svj_id, member_id, kind, value, position)
    values (${scope.svjId}, ${memberId}, 'email', ${email}, 0)`);
}
