import { sql } from 'drizzle-orm';
import { none } from '#contract/base/noun/define-noun.ts';
import { may } from '../base/http/gate.ts';
import { mostTold, personal } from '../base/people/personal.ts';
import { forgetRemarks } from './course/queries-forget.ts';

const stays = { stays: 'how the meeting was held stays, without a name of the register' };

/** Who opened a meeting, chaired it and wrote its minutes, and who had something written down there. */
export const personalOfAssembly = personal({
  columns: {
    'meeting_evening.opened_by': { told: 'meetingsLed', merged: 'given', erased: stays },
    'meeting_evening.chaired_by': { told: 'meetingsLed', merged: 'given', erased: stays },
    'meeting_evening.scribe_by': { told: 'meetingsLed', merged: 'given', erased: stays },
    'meeting_remark.noted_by': { told: { not: 'the log says who wrote it down' }, merged: 'given', erased: stays },
  },
  tells: (scope, { id }) =>
    may(scope, 'meetingOwners', 'r') || id === scope.memberId
      ? {
          meetingsLed: sql`
            select m.name, m.starts_at, e.opened_by = ${id} as opened, e.chaired_by = ${id} as chaired,
              e.scribe_by = ${id} as scribe
            from meeting_evening e join meeting m on m.svj_id = e.svj_id and m.id = e.meeting_id
            where e.svj_id = ${scope.svjId} and ${id} in (e.opened_by, e.chaired_by, e.scribe_by)
            order by m.id ${mostTold}`,
        }
      : {},
  counts: none('who led a meeting is kept with it'),
  gives: none('by its columns'),
  forgets: ({ db, scope }, ids) => forgetRemarks(db, scope, ids),
  death: none('a meeting that was held was held'),
});
