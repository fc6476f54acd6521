import { allPart, window } from '#contract/base/calls/paging.ts';
import type { AcceptCalls } from '#contract/confirmations/endpoints-accepts.ts';
import { remindAgainAt } from '#contract/confirmations/rules.ts';
import { may } from '../base/http/gate.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { letterheadOf } from '../base/pdf/letterhead.ts';
import { sealTicket } from '../base/secrets/tokens.ts';
import { acceptList } from './accepts/print.ts';
import { acceptRows, lastReminder, standingOf } from './accepts/queries.ts';
import { asking, remind, takePaperBack, writePaper } from './accepts/steps.ts';
import type { AskedOf } from './asked/queries-asked.ts';

const ticketLife = 60_000;
/** Names on one printed list. */
const mostNames = 4 * allPart;

/** Calls about confirmations of the rows of one table. */
export const acceptHandlers = (portal: Portal, of: AskedOf, calls: AcceptCalls): Handlers<AcceptCalls> => ({
  async list(at, { id, list, ...page }) {
    const { db, scope, now } = at;
    const one = await asking(of, at, id);
    const administers = may(scope, 'acceptRead', 'rw');
    const { done, total, earlier, known, ...missing } = await standingOf(db, scope, one, now);
    // Who has not read, or has read what is no more, is the business of those who ask.
    const hidden = list !== 'read' && !administers;
    const counts = { read: done, missing: total - done, earlier };
    const last = administers ? await lastReminder(db, scope, one) : null;
    const allAccepts = hidden ? [] : await acceptRows(db, scope, one, list, window(page), now);
    return {
      allAccepts,
      // Where nobody learns of another there is the own row alone.
      rowsCount: hidden || !known ? allAccepts.length : counts[list],
      counts: known ? { done, total } : null,
      contentVersion: one.row.contentVersion,
      earlier: administers ? earlier : 0,
      missing: administers ? missing : null,
      mayRemind: administers && one.row.isActual && done < total,
      remindAt: remindAgainAt(last, now)?.toISOString() ?? null,
      lastRemindedAt: last?.toISOString() ?? null,
    };
  },

  remind: (at, { id }) => remind(portal, of, at, id),

  async paper(at, input) {
    return { count: await writePaper(of, at, input) };
  },

  async takeBack(at, { id, memberId }) {
    await takePaperBack(of, at, id, memberId);
    return null;
  },

  async printTicket(at, input) {
    await asking(of, at, input.id);
    const { session, scope, now } = at;
    const { path } = calls.printFile;
    const until = now.getTime() + ticketLife;
    const ticket = sealTicket(portal.secret, { path, sessionId: session.id, actorId: scope.actorId, input, until });
    return { url: path.replace(':ticket', ticket) };
  },

  async printFile(at, { id, lang }) {
    const { db, scope, now } = at;
    const one = await asking(of, at, id);
    const rows = await acceptRows(db, scope, one, 'all', { limit: mostNames, offset: 0 }, now);
    return acceptList(one.row, rows, { lang, at: now, letterhead: await letterheadOf(db, scope, lang) });
  },
});
