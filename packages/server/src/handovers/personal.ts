import { sql } from 'drizzle-orm';
import { none } from '#contract/base/noun/define-noun.ts';
import { may } from '../base/http/gate.ts';
import { mostTold, personal } from '../base/people/personal.ts';

const stays = { stays: 'that a report was handed over stays, without a name' };

export const personalOfHandovers = personal({
  columns: {
    'handover.created_by': { told: 'handovers', merged: 'given', erased: stays },
  },
  tells: (scope, { id }) => ({
    ...((id === scope.memberId || may(scope, 'reports', 'rw')) && {
      handovers: sql`
        select report_id as report, email, note, created_at, ended_at from handover
        where svj_id = ${scope.svjId} and created_by = ${id} order by id ${mostTold}`,
    }),
  }),
  counts: none('reports are counted'),
  gives: none('by its column'),
  forgets: none('nothing beside the column'),
  death: none('what somebody handed over stays'),
});
