import { dayIn } from '#contract/base/time/dates.ts';
import type { documentStanding } from '#contract/documents/endpoints-standing.ts';
import { plusDays } from '#contract/documents/rules-due.ts';
import type { Handlers } from '../base/http/handler.ts';
import { unconfirmedDocuments } from './asked/steps-standing.ts';
import { countDue } from './due/queries-list.ts';

/** Days ahead that count as soon. */
const soonDays = 30;

export const documentStandingHandlers = (): Handlers<typeof documentStanding> => ({
  async standing(at) {
    const { db, scope, now } = at;
    const days = { from: dayIn(now), to: plusDays(dayIn(now), soonDays) };
    const [due, unconfirmed] = await Promise.all([
      countDue(db, scope, { tab: 'all', filters: days }, now),
      unconfirmedDocuments(at),
    ]);
    return { overdue: due.overdue, soon: { ...days, count: due.filtered }, unconfirmed };
  },
});
