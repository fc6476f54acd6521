import { sql } from 'drizzle-orm';
import { none } from '#contract/base/noun/define-noun.ts';
import { mostTold, personal } from '../../base/people/personal.ts';

/** Who was given private contacts of the person, and whose they were given. */
export const personalOfTraces = personal({
  columns: {
    'member_opening.member_id': { told: 'openedBy', merged: 'given', erased: 'goes' },
    'member_opening.opened_by': {
      told: 'openedPeople',
      merged: 'given',
      erased: { stays: 'that somebody opened it stays for its year, without a name' },
    },
  },
  tells: (scope, { id }) => ({
    openedBy: sql`
      select o.how, o.by_visit, o.opened_at from member_opening o
      where o.svj_id = ${scope.svjId} and o.member_id = ${id} order by o.id desc ${mostTold}`,
    openedPeople: sql`
      select o.how, o.opened_at from member_opening o
      where o.svj_id = ${scope.svjId} and o.opened_by = ${id} order by o.id desc ${mostTold}`,
  }),
  counts: none('that somebody opened it says nothing to who erases'),
  gives: none('by its columns'),
  forgets: none('by its columns'),
  death: none('who opened what stays for its year'),
});
