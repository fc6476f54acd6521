import { sql } from 'drizzle-orm';
import { none } from '#contract/base/define-noun.ts';
import type { FileGuard } from '../base/files/file-handlers.ts';
import { may } from '../base/http/gate.ts';
import { administers } from './rows/queries.ts';

/** Receipts: for whoever reads the desk; what is said of them is changed with the record. */
export const cashReceipts: FileGuard = {
  async sees(db, scope, id) {
    if (!may(scope, 'cashDesk', 'r')) return 'nothing';
    const { rows } = await db.execute<{ id: number }>(
      sql`select r.id from cash_record r where r.svj_id = ${scope.svjId} and r.id = ${id}`,
    );
    return rows.length > 0 ? 'all' : 'nothing';
  },
  hasForm: (scope) => (administers(scope) ? 'all' : null),
  mayChange: async () => false,
  uses: none('receipts are files of their own, no documents of the house'),
};
