import { urlOf } from '#contract/base/calls/links.ts';
import { messagePrints } from '#contract/messages/endpoints-print.ts';
import { messageLinks } from '#contract/messages/links.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import { printedPictures } from '../base/files/file-printing.ts';
import { type Asking, fileRowsOf } from '../base/files/files.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { letterheadOf } from '../base/pdf/letterhead.ts';
import { sealTicket } from '../base/secrets/tokens.ts';
import { chosenOf } from '../documents/attached/steps.ts';
import { messagePaper, posterPaper } from './print/print.ts';
import { printableMessage } from './print/queries-print.ts';
import { seesAll } from './rows/queries-audience.ts';

const ticketLife = 60_000;
/** Pictures that are drawn on paper; of others it has the names. */
const mostPictures = 4;

type Asked = { id: number; lang: Locale };

export const messagePrintHandlers = (portal: Portal): Handlers<typeof messagePrints> => {
  async function seal(at: Asking, path: string, input: Asked) {
    const { session, scope, now } = at;
    await printableMessage(at.db, scope, input.id, now);
    const until = now.getTime() + ticketLife;
    const ticket = sealTicket(portal.secret, { path, sessionId: session.id, actorId: scope.actorId, input, until });
    return { url: path.replace(':ticket', ticket) };
  }
  const paperOf = async ({ db, scope, now }: Asking, { id, lang }: Asked) => ({
    lang,
    at: now,
    letterhead: await letterheadOf(db, scope, lang),
    address: urlOf(portal.config.url, messageLinks.one(id), { svj: scope.svjId }),
  });

  return {
    print: (at, input) => seal(at, messagePrints.printFile.path, input),

    async printFile(at, asked) {
      const { db, scope } = at;
      const message = await printableMessage(db, scope, asked.id, at.now);
      const files = await fileRowsOf(db, scope, { owner: 'message', ownerId: asked.id }, { all: seesAll(scope) });
      const chosen = (await chosenOf(portal, at, 'message', [asked.id])).get(asked.id) ?? [];
      const named = [...files, ...chosen.filter((c) => c.state !== 'deleted').map((c) => ({ ...c, description: '' }))];
      const pictures = () => printedPictures(portal, scope, files, mostPictures);
      return messagePaper(message, { ...(await paperOf(at, asked)), files: named, pictures });
    },

    poster: (at, input) => seal(at, messagePrints.posterFile.path, input),

    async posterFile(at, asked) {
      const message = await printableMessage(at.db, at.scope, asked.id, at.now);
      return posterPaper(message, await paperOf(at, asked));
    },
  };
};
