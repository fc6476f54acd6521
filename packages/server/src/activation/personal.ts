import { sql } from 'drizzle-orm';
import { none } from '#contract/base/noun/define-noun.ts';
import { mostTold, personal } from '../base/people/personal.ts';

const acted = (what: string) =>
  ({
    told: { not: 'what they did stands in the log' },
    merged: 'given',
    erased: { stays: what },
  }) as const;

/** Letters with a code that were printed for the person, and the address that was typed with them. */
export const personalOfLetters = personal({
  columns: {
    'invitation_letter.member_id': {
      told: 'letters',
      merged: { byItself: 'a letter under way was for a record that is gone' },
      erased: 'goes',
    },
    'invitation_letter.created_by': acted('whose letter it is, is still to come'),
    'invitation_letter.ended_by': acted('that it was decided stays'),
  },
  tells: (scope, { id }) => ({
    letters: sql`
      select created_at, expires_at, email, asked_at, ended_at, end_why from invitation_letter
      where svj_id = ${scope.svjId} and member_id = ${id} order by id ${mostTold}`,
  }),
  counts: none('they are few, and go with the invitations'),
  async gives({ db, scope, now }, { from, to }) {
    await db.execute(sql`
      update invitation_letter set ended_at = ${now}, end_why = 'renewed'
      where svj_id = ${scope.svjId} and member_id = ${from} and ended_at is null`);
    await db.execute(sql`
      update invitation_letter set member_id = ${to} where svj_id = ${scope.svjId} and member_id = ${from}`);
  },
  forgets: none('letters and their addresses go by the column'),
  death: {
    ends: none('a letter of who died opens nothing by itself'),
    keeps: none('a letter that was closed stays closed; another one can be printed'),
    async dies({ db, scope, now }, id) {
      await db.execute(sql`
        update invitation_letter set ended_at = ${now}, end_why = 'renewed'
        where svj_id = ${scope.svjId} and member_id = ${id} and ended_at is null`);
    },
    returns: none('a letter that was closed stays closed'),
  },
});
