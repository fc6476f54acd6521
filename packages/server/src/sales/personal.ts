import { sql } from 'drizzle-orm';
import { none } from '#contract/base/noun/define-noun.ts';
import { may } from '../base/http/gate.ts';
import { mostTold, personal } from '../base/people/personal.ts';

const stays = { stays: 'the handover says by name who made and undid it, as the accounts have to' };

export const personalOfSales = personal({
  columns: {
    'sale.made_by': { told: 'salesMade', merged: 'given', erased: stays },
    'sale.undone_by': { told: 'salesUndone', merged: 'given', erased: stays },
    'sale_person.member_id': {
      ...{ told: 'unitsSold', merged: { unlessSame: ['sale_id', 'seller'] } },
      erased: { stays: 'it tells whose the side of the account is; their name is read from the register' },
    },
  },
  tells: (scope, { id }) => ({
    ...((id === scope.memberId || may(scope, 'roomFees', 'rw')) && {
      salesMade: sql`
        select label, day, made_at, made_name from sale where svj_id = ${scope.svjId} and made_by = ${id} order by id ${mostTold}`,
      salesUndone: sql`
        select label, day, undone_at, undone_name, reason from sale
        where svj_id = ${scope.svjId} and undone_by = ${id} order by id ${mostTold}`,
      unitsSold: sql`
        select s.label, s.day, p.seller from sale_person p join sale s on s.svj_id = p.svj_id and s.id = p.sale_id
        where p.svj_id = ${scope.svjId} and p.member_id = ${id} order by s.id ${mostTold}`,
    }),
  }),
  counts: none('a handover is kept as what the house has, not as what somebody wrote'),
  gives: none('by its columns'),
  forgets: none('by its columns'),
  death: none('whoever administers fees goes on'),
});
