import { sql } from 'drizzle-orm';
import { none } from '#contract/base/noun/define-noun.ts';
import { may } from '../base/http/gate.ts';
import { mostTold, personal } from '../base/people/personal.ts';

const office = { stays: 'a draft asks for somebody else' };

/**
 * Who finished, signed and added to minutes. A finished text says what the law wants minutes to say, with names: it stays as
 * it was signed, and only stops leading to anybody.
 */
export const personalOfMinutes = personal({
  columns: {
    'minutes.opener_id': { told: 'minutesOffices', merged: 'given', erased: office },
    'minutes.chair_id': { told: 'minutesOffices', merged: 'given', erased: office },
    'minutes.scribe_id': { told: 'minutesOffices', merged: 'given', erased: office },
    'minutes.verifier_ids': { told: 'minutesOffices', merged: 'given', erased: office, many: true },
    'minutes.finished_by': {
      told: 'minutesFinished',
      merged: 'given',
      erased: { stays: 'minutes say who finished them, and lead to nobody' },
    },
    'minutes_signature.member_id': {
      told: 'minutesSigned',
      merged: 'given',
      erased: { stays: 'minutes say who signed them, and lead to nobody' },
    },
    'minutes_addendum.author_id': {
      told: 'minutesAddenda',
      merged: 'given',
      erased: { stays: 'an addendum says who wrote it, and leads to nobody' },
    },
    'minutes_code.member_id': {
      told: { not: 'a code lives some minutes' },
      merged: { byItself: 'a code is for whoever asked for it' },
      erased: 'goes',
    },
  },
  tells: (scope, { id }) => {
    if (id !== scope.memberId && !may(scope, 'meetingOwners', 'rw')) return {};
    const ofMeeting = sql`join meeting m on m.svj_id = x.svj_id and m.id = x.meeting_id where x.svj_id = ${scope.svjId}`;
    return {
      minutesOffices: sql`
        select m.name, x.opener_id = ${id} as opened, x.chair_id = ${id} as chaired, x.scribe_id = ${id} as scribe,
          ${id} = any(x.verifier_ids) as verifier
        from minutes x ${ofMeeting}
          and (${id} in (x.opener_id, x.chair_id, x.scribe_id) or ${id} = any(x.verifier_ids)) order by x.id ${mostTold}`,
      minutesFinished: sql`
        select m.name, x.finished_at from minutes x ${ofMeeting} and x.finished_by = ${id} order by x.id ${mostTold}`,
      minutesSigned: sql`
        select m.name, s.role, s.way, s.signed_at from minutes_signature s
        join minutes x on x.svj_id = s.svj_id and x.id = s.minutes_id ${ofMeeting} and s.member_id = ${id}
        order by s.id ${mostTold}`,
      minutesAddenda: sql`
        select m.name, a.text, a.created_at from minutes_addendum a
        join minutes x on x.svj_id = a.svj_id and x.id = a.minutes_id ${ofMeeting} and a.author_id = ${id}
        order by a.id ${mostTold}`,
    };
  },
  counts: none('minutes are the house’s record, not what somebody wrote for themselves'),
  async gives({ db, scope }, { from }) {
    await db.execute(sql`delete from minutes_code where svj_id = ${scope.svjId} and member_id = ${from}`);
  },
  forgets: none('by its columns'),
  death: {
    ends: none('a code on its way is a part of access'),
    keeps: none('a code is asked for anew'),
    async dies({ db, scope }, id) {
      await db.execute(sql`delete from minutes_code where svj_id = ${scope.svjId} and member_id = ${id}`);
    },
    returns: none('a code is asked for anew'),
  },
});
