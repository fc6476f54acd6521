import { sql } from 'drizzle-orm';
import { none } from '#contract/base/noun/define-noun.ts';
import { may } from '../base/http/gate.ts';
import { mostTold, personal } from '../base/people/personal.ts';

const stays = { stays: 'vouchers say by name who had the cash and who settled it, as the accounts have to' };

export const personalOfCash = personal({
  columns: {
    'cash_closing.closed_by': {
      told: 'cashClosings',
      merged: 'given',
      erased: { stays: 'the closing says by name who counted, as the accounts have to' },
    },
    'cash_closing.confirmed_by': {
      told: 'cashConfirmations',
      merged: 'given',
      erased: { stays: 'the closing says by name who confirmed it, as the accounts have to' },
    },
    'cash_advance.holder_id': { told: 'cashAdvances', merged: 'given', erased: stays },
    'cash_advance.settled_by': { told: 'cashSettlements', merged: 'given', erased: stays },
    'cash_advance_receipt.handed_by': { told: 'cashReceipts', merged: 'given', erased: stays },
  },
  tells: (scope, { id }) => ({
    ...((id === scope.memberId || may(scope, 'cashDesk', 'rw')) && {
      cashClosings: sql`
        select month, counted_at, closed_name from cash_closing
        where svj_id = ${scope.svjId} and closed_by = ${id} order by month ${mostTold}`,
      cashConfirmations: sql`
        select month, counted_at, confirmed_name from cash_closing
        where svj_id = ${scope.svjId} and confirmed_by = ${id} order by month ${mostTold}`,
      cashAdvances: sql`
        select r.day, r.amount, a.purpose, a.due_on, a.settled_on, a.is_cancelled, a.holder_name from cash_advance a
        join cash_record r on r.svj_id = a.svj_id and r.id = a.record_id
        where a.svj_id = ${scope.svjId} and a.holder_id = ${id} order by a.id ${mostTold}`,
      cashSettlements: sql`
        select purpose, settled_on, settled_name from cash_advance
        where svj_id = ${scope.svjId} and settled_by = ${id} order by id ${mostTold}`,
      cashReceipts: sql`
        select day, amount, supplier, handed_name, created_at from cash_advance_receipt
        where svj_id = ${scope.svjId} and handed_by = ${id} order by id ${mostTold}`,
    }),
  }),
  counts: none('a count is kept as what the house has, not as what somebody wrote'),
  gives: none('by its columns'),
  forgets: none('by its columns'),
  death: none('whoever administers the desk closes the next month'),
});
