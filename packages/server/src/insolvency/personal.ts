import { sql } from 'drizzle-orm';
import { none } from '#contract/base/noun/define-noun.ts';
import { mostTold, personal } from '../base/people/personal.ts';

const stays = { stays: 'that somebody decided or looked stays, without a name' };

export const personalOfInsolvency = personal({
  columns: {
    'insolvency_watch.member_id': { told: 'insolvencyWatch', merged: { unlessSame: ['svj_id'] }, erased: 'goes' },
    'insolvency_watch.created_by': { told: { not: 'the log tells it' }, merged: 'given', erased: stays },
    'insolvency_case.decided_by': { told: { not: 'the log tells it' }, merged: 'given', erased: stays },
    'insolvency_look.member_id': { told: 'insolvencyLooks', merged: 'given', erased: stays },
  },
  // To nobody but the person: whoever else exports their data may be somebody who never sees who is watched.
  tells: (scope, { id }) =>
    id === scope.memberId
      ? {
          insolvencyWatch: sql`
            select w.birth_date, w.for_debt, w.purpose, w.created_at, w.informed_at, w.sure_state, w.sure_at from insolvency_watch w
            where w.svj_id = ${scope.svjId} and w.member_id = ${id} order by w.id ${mostTold}`,
          insolvencyLooks: sql`
            select at from insolvency_look where svj_id = ${scope.svjId} and member_id = ${id} order by at desc ${mostTold}`,
        }
      : {},
  counts: none('a watch goes with the person by its column'),
  gives: none('by its columns'),
  forgets: none('by its columns'),
  death: none('whoever inherits the units is another owner'),
});
