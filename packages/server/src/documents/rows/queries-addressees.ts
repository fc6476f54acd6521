import { sql } from 'drizzle-orm';
import type { MemberName } from '#contract/members/schema.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameColumns, nameOf } from '../../base/people/people.ts';
import { among } from './queries.ts';

/** People to whom the paper is addressed by name. */
export async function addresseesOf(db: Db, scope: Scope, documentId: number): Promise<MemberName[]> {
  const { rows } = await db.execute<NameColumns>(sql`
    select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name
    from document_addressee a join member m on m.svj_id = a.svj_id and m.id = a.member_id
    where a.svj_id = ${scope.svjId} and a.document_id = ${documentId}
    order by m.last_name, m.first_name, m.company_name, m.id`);
  return rows.map(nameOf);
}

/** Whether all of these are people of the house: former owners are. */
export async function knowsPeople(db: Db, scope: Scope, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*) as n from member where svj_id = ${scope.svjId} and id = ${among(ids)} and erased_at is null`);
  return rows[0]?.n === new Set(ids).size;
}

/** Addresses each paper to these people and nobody else; `by_name` of its row says whether there is anybody. */
export async function keepAddressees(
  db: Db,
  scope: Scope,
  papers: readonly { id: number; toIds: readonly number[] }[],
): Promise<void> {
  if (papers.length === 0) return;
  const ids = papers.map((p) => p.id);
  await db.execute(sql`delete from document_addressee where svj_id = ${scope.svjId} and document_id = ${among(ids)}`);
  const pairs = papers.flatMap(({ id, toIds }) => [...new Set(toIds)].map((memberId) => ({ id, memberId })));
  if (pairs.length > 0)
    await db.execute(sql`
      insert into document_addressee (svj_id, document_id, member_id)
      select ${scope.svjId}::bigint, id, "memberId"
      from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as x (id bigint, "memberId" bigint)`);
  await db.execute(sql`
    update document set by_name = exists (select from document_addressee a
      where a.svj_id = document.svj_id and a.document_id = document.id)
    where svj_id = ${scope.svjId} and id = ${among(ids)}`);
}
