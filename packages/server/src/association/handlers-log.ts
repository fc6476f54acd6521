import { houseLog } from '#contract/association/endpoints-log.ts';
import { window } from '#contract/base/calls/paging.ts';
import { logNouns } from '#contract/log-nouns.ts';
import { Refused } from '#contract/refusals.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { sealTicket } from '../base/secrets/tokens.ts';
import { activitySheet } from './print.ts';
import * as q from './queries-log.ts';

const ticketLife = 60_000;

/** Nouns that nothing is ever written down about are a mistake of who asks. */
function refuseUnknown(noun: string | undefined): void {
  if (noun === undefined || logNouns.some((one) => one === noun)) return;
  throw new Refused('BASE.ERRORS.INVALID_INPUT', { fields: { filters: 'BASE.FORM.INVALID' } });
}

export const houseLogHandlers = (portal: Portal): Handlers<typeof houseLog> => ({
  activity: ({ db, scope }, { filters, ...page }) => {
    refuseUnknown(filters.noun);
    return q.listDeeds(db, scope, filters, window(page));
  },

  async exportTicket({ session, scope, now }, { lang, filters }) {
    refuseUnknown(filters.noun);
    const path = houseLog.exportFile.path;
    const input = { lang, filters: JSON.stringify(filters) };
    const until = now.getTime() + ticketLife;
    const ticket = sealTicket(portal.secret, { path, sessionId: session.id, actorId: scope.actorId, input, until });
    return { url: path.replace(':ticket', ticket) };
  },

  exportFile: ({ db, scope }, { lang, filters }) =>
    activitySheet(
      lang,
      async (page) => (await q.listDeeds(db, scope, filters, window({ page, sizePerPage: 'all' }))).activities,
    ),

  visits: ({ db, scope, now }, page) => q.listVisits(db, scope, now, window(page)),

  async endVisit({ db, now, entry }) {
    const { scope } = entry;
    if (!scope?.visitUntil) throw new Refused('HOUSE.VISITS.NONE');
    await q.endVisit(db, scope, now);
    await record(db, scope, now, { noun: 'svj', nounId: scope.svjId, verb: 'visitEnded' });
    return null;
  },
});
