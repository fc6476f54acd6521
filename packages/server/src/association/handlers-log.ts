import type { houseLog } from '#contract/association/endpoints-log.ts';
import { window } from '#contract/base/paging.ts';
import { Refused } from '#contract/refusals.ts';
import { record } from '../base/audit.ts';
import type { Handlers, House } from '../base/handler.ts';
import * as q from './queries-log.ts';

export const houseLogHandlers = (_: House): Handlers<typeof houseLog> => ({
  activity: ({ db, scope }, { filters, ...page }) => q.listDeeds(db, scope, filters, window(page)),

  visits: ({ db, scope, now }, page) => q.listVisits(db, scope, now, window(page)),

  async endVisit({ db, now, entry }) {
    const { scope } = entry;
    if (!scope?.visitUntil) throw new Refused('HOUSE.VISITS.NONE');
    await q.endVisit(db, scope, now);
    await record(db, scope, now, { noun: 'svj', nounId: scope.svjId, verb: 'visitEnded' });
    return null;
  },
});
