import { sql } from 'drizzle-orm';
import { none } from '#contract/base/noun/define-noun.ts';
import { personal } from '../base/people/personal.ts';

const second = { stays: 'who was the second person belongs to the proof, without a name' };
const deed = { told: { not: 'what they did stands in the log' }, merged: 'given', erased: second } as const;

/** Second persons of acts, and verifiers. */
export const personalOfActs = personal({
  columns: {
    'second_act.asked_by': deed,
    'second_act.decided_by': deed,
    'second_person.member_id': {
      told: { not: 'what they decided stands in the log' },
      merged: { byItself: 'whoever was barred from an act stays barred under the other record' },
      erased: second,
    },
    'verifier.member_id': {
      told: { not: 'what they signed stands in the log' },
      merged: { byItself: 'somebody else signs in to the record that stays; they have to agree themselves' },
      erased: second,
    },
    'verifier.named_by': deed,
  },
  tells: none('what somebody decided stands in the log'),
  counts: none('what somebody decided stands in the log'),
  async gives({ db, scope }, { from, to }) {
    const theirs = sql`svj_id = ${scope.svjId} and member_id = ${from}`;
    await db.execute(sql`
      insert into second_person (svj_id, act_id, member_id, part, at)
      select svj_id, act_id, ${to}, part, at from second_person where ${theirs}
      on conflict do nothing`);
    await db.execute(sql`delete from second_person where ${theirs}`);
    await db.execute(sql`delete from verifier where ${theirs}`);
  },
  forgets: none('a proof stays'),
  death: none('an act that waits finds another second person by itself'),
});
