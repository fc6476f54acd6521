import { sql } from 'drizzle-orm';
import { none } from '#contract/base/noun/define-noun.ts';
import { personal } from '../base/people/personal.ts';

const aDay = 'what is printed is kept for a day';

/** Long prints: who asked for them. */
export const personalOfPrints = personal({
  columns: { 'long_print.asked_by': { told: { not: aDay }, merged: 'given', erased: { stays: aDay } } },
  tells: none(aDay),
  counts: none(aDay),
  /** Two people may print one thing at once, one person may not. */
  async gives({ db, scope }, { from }) {
    await db.execute(sql`delete from long_print where svj_id = ${scope.svjId} and asked_by = ${from}`);
  },
  forgets: none(aDay),
  death: none(aDay),
});
