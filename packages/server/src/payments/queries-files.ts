import { sql } from 'drizzle-orm';
import { none } from '#contract/base/noun/define-noun.ts';
import { administersFees, seesAll } from '../accounts/rows/queries-seen.ts';
import type { FileGuard } from '../base/files/file-handlers.ts';

/** Invoices: for whoever sees what each payment is. */
export const paymentFiles: FileGuard = {
  async sees(db, scope, id) {
    if (!seesAll(scope)) return 'nothing';
    const { rows } = await db.execute(sql`select from fee_payment p where p.svj_id = ${scope.svjId} and p.id = ${id}`);
    return rows.length > 0 ? 'all' : 'nothing';
  },
  hasForm: (scope) => (administersFees(scope) ? 'all' : null),
  mayChange: async () => false,
  uses: none('invoices are files of their own, no documents of the house'),
};
