import { sql } from 'drizzle-orm';
import { none } from '#contract/base/noun/define-noun.ts';
import type { FileGuard } from '../base/files/file-handlers.ts';
import { may } from '../base/http/gate.ts';
import { seen } from './advances/queries.ts';
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

/** Receipts of an advance: for whoever sees the advance; who reads the desk brings those of their own one. */
export const advanceReceipts: FileGuard = {
  async sees(db, scope, id) {
    const { rows } = await db.execute(sql`
      select from cash_advance_receipt r join cash_advance a on a.svj_id = r.svj_id and a.id = r.advance_id
      where r.svj_id = ${scope.svjId} and r.id = ${id} and ${seen(scope)}`);
    return rows.length > 0 ? 'all' : 'nothing';
  },
  hasForm: (scope) =>
    administers(scope)
      ? 'all'
      : may(scope, 'cashDesk', 'r') && scope.mayWrite && scope.memberId !== null
        ? 'own'
        : null,
  mayChange: async () => false,
  uses: none('receipts are files of their own, no documents of the house'),
};
