import { sql } from 'drizzle-orm';
import { defaultRoles, type RoleGroup, roleIds } from '#contract/access.ts';
import { none } from '#contract/base/define-noun.ts';
import type { Db } from '../base/db/db.ts';
import type { FileGuard } from '../base/files/file-handlers.ts';
import type { Scope } from '../base/http/gate.ts';
import { seen, seesAll } from '../motions/queries.ts';

const audits = roleIds.filter((id) => defaultRoles[id].group === ('audit' satisfies RoleGroup));

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

/** The signed sheet has everybody's signature: it is for who administers votes, the audit group, and verifiers of the vote. */
export async function seesSheet(db: Db, scope: Scope, voteId: number): Promise<boolean> {
  if (seesAll(scope) || isAudit(scope)) return true;
  const { rows } = await db.execute(sql`
    select from verifier where svj_id = ${scope.svjId} and vote_id = ${voteId} and member_id = ${scope.memberId ?? 0}
      and agreed_at is not null`);
  return rows.length > 0;
}
export const sheetFiles: FileGuard = {
  async sees(db, scope, voteId) {
    const { rows } = await db.execute(sql`select from vote where ${seen(scope)} and id = ${voteId}`);
    return rows.length > 0 && (await seesSheet(db, scope, voteId)) ? 'all' : 'nothing';
  },
  mayChange: async () => false,
  hasForm: (scope) => (seesAll(scope) ? 'all' : null),
  uses: none('no document is chosen for a signed sheet'),
};
