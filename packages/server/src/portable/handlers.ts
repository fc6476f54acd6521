import { portable } from '#contract/portable/endpoints.ts';
import { mayAskForHouse } from '#contract/portable/rules.ts';
import { Refused } from '#contract/refusals.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { sealTicket } from '../base/secrets/tokens.ts';
import { refuseAbsent } from '../session/steps.ts';
import { archiveById, archivesOf } from './queries.ts';
import { archiveFile, archiveToFetch, archiveView, askForHouse, dropArchive } from './steps.ts';

const ticketLife = 60_000;

export const portableHandlers = (portal: Portal): Handlers<typeof portable> => ({
  async list(at) {
    const archives = (await archivesOf(at)).map((a) => archiveView(a, at));
    return { archives, mayAsk: mayAskForHouse(at.scope.role) };
  },

  async ask(at, { passphrase }) {
    if (mayAskForHouse(at.scope.role)) await refuseAbsent(at.db, at.session, at.now);
    return askForHouse(portal, at, passphrase);
  },

  remade: {
    async ask(at, id) {
      const archive = await archiveById(at, id);
      if (!archive) throw new Refused('PORTABLE.ERRORS.GONE');
      return archiveView(archive, at);
    },
  },

  async download(at, { id }) {
    const archive = await archiveToFetch(portal, at, id);
    await refuseAbsent(at.db, at.session, at.now);
    const { path } = portable.file;
    const until = at.now.getTime() + ticketLife;
    const told = { path, sessionId: at.session.id, actorId: at.scope.actorId, input: { id: archive.id }, until };
    return { url: path.replace(':ticket', sealTicket(portal.secret, told)) };
  },

  file: async (at, { id }) => archiveFile(portal, at, await archiveToFetch(portal, at, id)),

  async remove(at, { id }) {
    await dropArchive(portal, at, id);
    await record(at.db, at.scope, at.now, { noun: 'houseArchive', nounId: null, verb: 'delete' });
    return null;
  },
});
