import { sql } from 'drizzle-orm';
import { none } from '#contract/base/noun/define-noun.ts';
import { may } from '../base/http/gate.ts';
import { mostTold, personal } from '../base/people/personal.ts';

const stays = { stays: 'what became of a resolution stays, without a name' };

export const personalOfResolutions = personal({
  columns: {
    'resolution.responsible_id': { told: 'resolutions', merged: 'given', erased: stays },
    'resolution_entry.member_id': { told: 'resolutionDeeds', merged: 'given', erased: stays },
    'resolution_entry.about_id': { told: 'resolutionsGiven', merged: 'given', erased: stays },
  },
  tells: (scope, { id }) => {
    if (id !== scope.memberId && !may(scope, 'vote', 'rw')) return {};
    const named = sql`join resolution r on r.svj_id = e.svj_id and r.id = e.resolution_id
      join vote_point p on p.svj_id = r.svj_id and p.id = r.point_id where e.svj_id = ${scope.svjId}`;
    return {
      resolutions: sql`
        select r.number, r.year, p.name, r.state, r.due_on, r.settled_on, r.note from resolution r
        join vote_point p on p.svj_id = r.svj_id and p.id = r.point_id
        where r.svj_id = ${scope.svjId} and r.responsible_id = ${id} order by r.id ${mostTold}`,
      resolutionDeeds: sql`
        select r.number, r.year, p.name, e.what, e.day, e.note, e.at from resolution_entry e
        ${named} and e.member_id = ${id} order by e.id ${mostTold}`,
      resolutionsGiven: sql`
        select r.number, r.year, p.name, e.at from resolution_entry e
        ${named} and e.about_id = ${id} order by e.id ${mostTold}`,
    };
  },
  counts: none('it is the house’s record, not what somebody wrote for themselves'),
  gives: none('by its columns'),
  forgets: none('by its columns'),
  death: none('the committee names somebody else'),
});
