import { letters } from '#contract/activation/endpoints-letters.ts';
import { Refused } from '#contract/refusals.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { letterheadOf } from '../base/pdf/letterhead.ts';
import { sealTicket } from '../base/secrets/tokens.ts';
import { letterSheets } from './print.ts';
import * as q from './queries-letters.ts';
import { askByLetter, codeOf, decideLetter, makeLetters } from './steps-letters.ts';

const ticketLife = 60_000;

export const letterHandlers = (portal: Portal): Handlers<typeof letters> => ({
  ways: ({ db, scope, now }) => q.waysOf(db, scope, now),

  async print({ db, session, scope, now }, { ids, lang }) {
    const made = await makeLetters(db, portal, scope, [...new Set(ids)], now);
    if (made.letters.length === 0) return { url: null, skipped: made.skipped };
    const { path } = letters.file;
    const input = { ids: made.letters, lang };
    const until = now.getTime() + ticketLife;
    const ticket = sealTicket(portal.secret, { path, sessionId: session.id, actorId: scope.actorId, input, until });
    return { url: path.replace(':ticket', ticket), skipped: made.skipped };
  },

  async file({ db, scope, now }, { ids, lang }) {
    const found = await q.lettersToPrint(db, scope, ids, now);
    if (found.length === 0) throw new Refused('BASE.ERRORS.NOT_FOUND');
    const coded = found.map(({ name, nonce, expiresAt }) => ({ name, expiresAt, code: codeOf(portal.secret, nonce) }));
    const letterhead = await letterheadOf(db, scope, lang);
    return letterSheets(coded, { lang, at: now, letterhead, portal: portal.config.url });
  },

  ask: ({ db, ip, now }, given) => askByLetter(db, portal, given, ip, now),

  async decide({ db, scope, now }, given) {
    await decideLetter(db, portal, scope, given, now);
    return null;
  },
});
