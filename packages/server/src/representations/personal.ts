import { sql } from 'drizzle-orm';
import { none } from '#contract/base/noun/define-noun.ts';
import { personal } from '../base/people/personal.ts';
import { endOfDead } from './steps-death.ts';

const naming = { stays: 'who represented a unit, and how it was agreed, is a record of the register; without a name' };

/** Representatives that co-owners name. */
export const personalOfRepresentatives = personal({
  columns: {
    'representation.member_id': {
      told: { not: 'told by the register they stand in' },
      merged: 'given',
      erased: naming,
    },
    'representation.made_by': { told: { not: 'what they did stands in the log' }, merged: 'given', erased: naming },
    'representation_voice.member_id': {
      told: { not: 'what they said stands in the log' },
      merged: { byItself: 'whoever spoke as both records has one voice' },
      erased: naming,
    },
  },
  tells: none('told by the register they stand in'),
  counts: none('counted by the register they stand in'),
  async gives({ db, scope }, { from, to }) {
    const theirs = sql`svj_id = ${scope.svjId} and member_id = ${from}`;
    await db.execute(sql`
      insert into representation_voice (svj_id, representation_id, member_id, agrees, text, at)
      select svj_id, representation_id, ${to}, agrees, text, at from representation_voice
      where ${theirs} on conflict do nothing`);
    await db.execute(sql`delete from representation_voice where ${theirs}`);
  },
  forgets: none('namings stay'),
  death: {
    ends: none('counted by the register they stand in'),
    keeps: none('who represents is named anew'),
    dies: ({ db, scope, now, portal }, id) => endOfDead(portal, { db, scope, now }, id),
    returns: none('who represents is named anew'),
  },
});
