import { wallSheet } from '#contract/feeds/endpoints-sheet.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { sealTicket } from '../base/secrets/tokens.ts';
import type { Days } from '../events/listing/steps-layers.ts';
import { wallSheetOf } from './sheet/steps.ts';

const ticketLife = 60_000;

export const sheetHandlers = (portal: Portal, days: Days): Handlers<typeof wallSheet> => ({
  async print({ scope, now, session }, input) {
    const { path } = wallSheet.file;
    const ticket = { path, sessionId: session.id, actorId: scope.actorId, input, until: now.getTime() + ticketLife };
    return { url: path.replace(':ticket', sealTicket(portal.secret, ticket)) };
  },

  file: (at, input) => wallSheetOf(portal, days, at, input),
});
