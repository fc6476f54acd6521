import { handoverTimes } from '#contract/handovers/endpoints-times.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { sealTicket } from '../base/secrets/tokens.ts';
import { timesOf } from '../reports/near/queries-times.ts';
import { timesSheet } from './times/print.ts';
import { timesOfFirms } from './times/queries.ts';

const ticketLife = 60_000;

export const handoverTimesHandlers = (portal: Portal): Handlers<typeof handoverTimes> => ({
  times: ({ db, scope }, asked) => timesOfFirms(db, scope, asked),

  async timesTicket({ session, scope, now }, input) {
    const { path } = handoverTimes.timesFile;
    const until = now.getTime() + ticketLife;
    const ticket = sealTicket(portal.secret, { path, sessionId: session.id, actorId: scope.actorId, until, input });
    return { url: path.replace(':ticket', ticket) };
  },

  async timesFile({ db, scope }, { lang, ...asked }) {
    const [own, firms] = await Promise.all([timesOf(db, scope, asked), timesOfFirms(db, scope, asked)]);
    return timesSheet(lang, asked, { ...own, ...firms });
  },
});
