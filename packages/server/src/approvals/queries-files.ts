import { sql } from 'drizzle-orm';
import { approvalLinks } from '#contract/approvals/links.ts';
import type { FileGuard } from '../base/files/file-handlers.ts';
import { seen, seesAll } from './rows/queries.ts';
import { stoodFor } from './rows/queries-people.ts';

/** Files of a request: private ones are for those who decide and who administers requests; what they say of them is fixed. */
export const approvalFiles: FileGuard = {
  async sees(db, scope, id) {
    const { rows } = await db.execute<{ decides: boolean }>(sql`
      select exists (select from approval_place p where p.svj_id = approval.svj_id and p.approval_id = approval.id
        and (p.member_id = ${scope.memberId ?? 0} or p.stood_by = ${scope.memberId ?? 0}
          or p.member_id = any(${stoodFor(scope)}))) as decides
      from approval where ${seen(scope)} and approval.id = ${id}`);
    if (!rows[0]) return 'nothing';
    return seesAll(scope) || rows[0].decides ? 'all' : 'public';
  },
  hasForm: (scope) => (seesAll(scope) && scope.mayWrite && scope.memberId !== null ? 'all' : null),
  mayChange: async () => false,
  async uses(db, scope, ids) {
    const { rows } = await db.execute<{ id: number; title: string }>(sql`
      select approval.id, approval.title from approval
      where ${seen(scope)} and approval.id = any(${sql.param([...ids])}::bigint[])`);
    return rows.map(({ id, title }) => ({ id, title, at: approvalLinks.one(id) }));
  },
};
