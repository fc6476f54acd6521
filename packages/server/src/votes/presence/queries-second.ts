import { sql } from 'drizzle-orm';
import { defaultRoles, type RoleGroup, roleIds } from '#contract/access.ts';
import type { Db } from '../../base/db.ts';
import type { FileGuard } from '../../base/file-handlers.ts';
import type { Scope } from '../../base/gate.ts';
import { seen, seesAll } from '../queries.ts';

const audits = roleIds.filter((id) => defaultRoles[id].group === ('audit' satisfies RoleGroup));
const administers = roleIds.filter((id) => (defaultRoles[id].rights as { vote?: string }).vote === 'rw');

/** Members of the audit group. */
export const isAudit = (scope: Scope): boolean =>
  scope.memberId !== null && (audits as readonly (string | null)[]).includes(scope.role);

/** Who wrote attendance and answers down: nobody of them says that it is written as it was. */
export async function recordersOf(db: Db, scope: Scope, voteId: number): Promise<number[]> {
  const { rows } = await db.execute<{ by: number }>(sql`
    select distinct (body::jsonb ->> 'by')::bigint as by from vote_entry
    where svj_id = ${scope.svjId} and vote_id = ${voteId} and kind = any(array['arrived', 'left', 'ballot', 'point'])
      and body::jsonb ->> 'by' is not null`);
  return rows.map((r) => Number(r.by));
}

export type Second = { kind: 'admin' | 'audit'; memberIds: number[] };

/**
 * Whose word a second person's is: anybody else who administers votes; where there is nobody such with an account, a
 * member of the audit group. Null where nobody is left.
 */
export async function secondFor(db: Db, scope: Scope, barred: readonly number[]): Promise<Second | null> {
  const { rows } = await db.execute<{ id: number; admin: boolean }>(sql`
    select m.id, coalesce(c.rights ->> 'vote' = 'rw', m.role = any(${sql.param([...administers])}::text[])) as admin
    from member m
    left join custom_role c on c.svj_id = m.svj_id and c.id = m.custom_role_id
    where m.svj_id = ${scope.svjId} and m.archived_at is null and m.has_access and m.is_active and m.account_id is not null
      and m.id <> all(${sql.param([...barred])}::bigint[])
      and (coalesce(c.rights ->> 'vote' = 'rw', m.role = any(${sql.param([...administers])}::text[]))
        or m.role = any(${sql.param([...audits])}::text[]))
    order by m.id`);
  const admins = rows.filter((r) => r.admin).map((r) => r.id);
  if (admins.length > 0) return { kind: 'admin', memberIds: admins };
  return rows.length > 0 ? { kind: 'audit', memberIds: rows.map((r) => r.id) } : null;
}

/** The signed sheet has everybody's signature: it is for who administers votes and for the audit group. */
export const seesSheet = (scope: Scope): boolean => seesAll(scope) || isAudit(scope);
export const sheetFiles: FileGuard = {
  async sees(db, scope, voteId) {
    const { rows } = await db.execute(sql`select from vote where ${seen(scope)} and id = ${voteId}`);
    return rows.length > 0 && seesSheet(scope) ? 'all' : 'nothing';
  },
  mayChange: async () => false,
  hasForm: (scope) => (seesAll(scope) ? 'all' : null),
};
