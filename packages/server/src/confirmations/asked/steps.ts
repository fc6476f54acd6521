import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Read } from './queries.ts';

/** Keeps that the asker confirmed it in the portal; answers whether they had not before. */
export async function confirm(db: Db, scope: Scope, read: Read, now: Date): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into confirmation (svj_id, owner, owner_id, member_id, content_version, confirmed_at, how)
    values (${scope.svjId}, ${read.owner}, ${read.id}, ${scope.memberId}, ${read.version}, ${now}, 'portal')
    on conflict do nothing`);
  return rowCount === 1;
}

/** Writes down confirmations signed on paper; whoever has confirmed already is left as they are. Answers how many are new. */
export async function confirmOnPaper(
  db: Db,
  scope: Scope,
  read: Read,
  memberIds: readonly number[],
  at: Date,
): Promise<number> {
  const { rowCount } = await db.execute(sql`
    insert into confirmation (svj_id, owner, owner_id, member_id, content_version, confirmed_at, how, recorded_by)
    select ${scope.svjId}, ${read.owner}, ${read.id}, g.id, ${read.version}, ${at}, 'paper', ${scope.memberId}
    from unnest(${sql.param([...memberIds])}::bigint[]) as g (id)
    on conflict do nothing`);
  return rowCount ?? 0;
}

/** Takes back what was written down from paper of this version or a later one; answers whether there was such. What people did themselves stays. */
export async function takeBackPaper(db: Db, scope: Scope, read: Read, memberId: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    delete from confirmation
    where svj_id = ${scope.svjId} and owner = ${read.owner} and owner_id = ${read.id}
      and content_version >= ${read.version} and member_id = ${memberId} and how = 'paper'`);
  return (rowCount ?? 0) > 0;
}

/** What people confirmed of one thing holds of another, which says the same and goes on in its place. */
export async function carryConfirmations(db: Db, scope: Scope, from: Read, to: Read): Promise<void> {
  await db.execute(sql`
    insert into confirmation (svj_id, owner, owner_id, member_id, content_version, confirmed_at, how, recorded_by)
    select c.svj_id, ${to.owner}, ${to.id}, c.member_id, ${to.version}, c.confirmed_at, c.how, c.recorded_by
    from confirmation c where c.svj_id = ${scope.svjId} and c.owner = ${from.owner} and c.owner_id = ${from.id}
      and c.content_version = ${from.version} and c.member_id is not null
    on conflict do nothing`);
}
