import { sql } from 'drizzle-orm';
import { none } from '#contract/base/noun/define-noun.ts';
import { mostTold, personal } from '../base/people/personal.ts';

export const personalOfFollow = personal({
  columns: {
    'follow.member_id': { told: 'follows', merged: { unlessSame: ['owner', 'owner_id'] }, erased: 'goes' },
  },
  tells: (scope, { id }) => ({
    follows: sql`
      select owner as what, owner_id as id, way, since from follow
      where svj_id = ${scope.svjId} and member_id = ${id} order by since, owner, owner_id ${mostTold}`,
  }),
  counts: none('what somebody follows is no more than how they are told'),
  gives: none('by its column'),
  forgets: none('by its column'),
  death: none('nobody is told of anything whose access is closed'),
});
