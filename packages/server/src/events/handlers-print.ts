import { urlOf } from '#contract/base/calls/links.ts';
import { eventPrints } from '#contract/events/endpoints-print.ts';
import { eventLinks } from '#contract/events/links.ts';
import { type Asking, fileRowsOf } from '../base/files/files.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { letterheadOf } from '../base/pdf/letterhead.ts';
import { sealTicket } from '../base/secrets/tokens.ts';
import { chosenOf } from '../documents/attached/steps.ts';
import { aroundOf } from './detail/queries.ts';
import { eventPaper } from './print/print.ts';
import { seesAll } from './rows/queries-audience.ts';
import { type Found, foundOf } from './rows/steps-found.ts';

const ticketLife = 60_000;

export const eventPrintHandlers = (portal: Portal): Handlers<typeof eventPrints> => {
  async function namesOf(at: Asking, { root }: Found) {
    const { db, scope } = at;
    const owner = { owner: 'event', ownerId: root.id };
    const files = await fileRowsOf(db, scope, owner, { all: seesAll(scope) });
    const chosen = (await chosenOf(portal, at, 'event', [root.id])).get(root.id) ?? [];
    return [...files, ...chosen.filter((c) => c.state !== 'deleted')];
  }

  return {
    async print(at, input) {
      const { session, scope, now } = at;
      await foundOf(at, input.id, input.day);
      const { path } = eventPrints.printFile;
      const until = now.getTime() + ticketLife;
      const ticket = sealTicket(portal.secret, { path, sessionId: session.id, actorId: scope.actorId, input, until });
      return { url: path.replace(':ticket', ticket) };
    },

    async printFile(at, { id, day, lang }) {
      const { db, scope, now } = at;
      const found = await foundOf(at, id, day);
      const asked = { svj: scope.svjId, ...(found.day !== null && found.row.repeats ? { day: found.day } : {}) };
      return eventPaper(found, {
        ...{ lang, at: now, letterhead: await letterheadOf(db, scope, lang), files: await namesOf(at, found) },
        ...(await aroundOf(db, scope, found.row.id)),
        address: urlOf(portal.config.url, eventLinks.one(found.row.id), asked),
      });
    },
  };
};
