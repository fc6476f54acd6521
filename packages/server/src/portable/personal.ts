import { sql } from 'drizzle-orm';
import { none } from '#contract/base/noun/define-noun.ts';
import { personal } from '../base/people/personal.ts';

const aMonth = 'the house keeps for a month who took all of it away, as its log does';

/** Archives of the whole house: who asked for them. */
export const personalOfPortable = personal({
  columns: { 'house_archive.asked_by': { told: { not: aMonth }, merged: 'given', erased: { stays: aMonth } } },
  tells: none(aMonth),
  counts: none(aMonth),
  async gives({ db, scope }, { from, to }) {
    await db.execute(
      sql`update house_archive set asked_by = ${to} where svj_id = ${scope.svjId} and asked_by = ${from}`,
    );
  },
  forgets: none(aMonth),
  death: none(aMonth),
});
