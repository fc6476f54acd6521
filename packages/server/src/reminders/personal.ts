import { sql } from 'drizzle-orm';
import { none } from '#contract/base/noun/define-noun.ts';
import { may } from '../base/http/gate.ts';
import { mostTold, personal } from '../base/people/personal.ts';

export const personalOfReminders = personal({
  columns: {
    'reminder.made_by': {
      told: 'remindersSent',
      merged: 'given',
      erased: { stays: 'a reminder says by name who sent it, as long as the debt is accounted for' },
    },
    'reminder_person.member_id': { told: 'remindersGot', merged: { unlessSame: ['reminder_id'] }, erased: 'goes' },
  },
  tells: (scope, { id }) => ({
    ...((id === scope.memberId || may(scope, 'roomFees', 'rw')) && {
      remindersSent: sql`
        select name, day, made_at from reminder where svj_id = ${scope.svjId} and made_by = ${id} order by id ${mostTold}`,
      remindersGot: sql`
        select r.name, r.day, r.text from reminder_person p join reminder r on r.svj_id = p.svj_id and r.id = p.reminder_id
        where p.svj_id = ${scope.svjId} and p.member_id = ${id} order by r.id ${mostTold}`,
    }),
  }),
  counts: none('a reminder is kept as what the house asked for'),
  gives: none('by its columns'),
  forgets: none('by its columns'),
  death: none('whoever acts for the estate is reminded'),
});
