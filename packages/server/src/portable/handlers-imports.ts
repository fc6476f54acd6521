import type { portableImports } from '#contract/portable/endpoints-imports.ts';
import type { ImportDone } from '#contract/portable/schema.ts';
import { Refused } from '#contract/refusals.ts';
import { actFor } from '../base/http/gate.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { archivesInFolder, bringIn, importFolder, lookInto } from './steps-imports.ts';
import { takePart } from './steps-parts.ts';

export const portableImportHandlers = (portal: Portal): Handlers<typeof portableImports> => ({
  async list() {
    const { dataDir } = portal.config;
    return { folder: importFolder(dataDir), files: await archivesInFolder(dataDir) };
  },

  async part({ file }, input) {
    // A folder is not rolled back.
    if (portal.config.demo) throw new Refused('BASE.ERRORS.DEMO');
    return takePart(portal, input, file.bytes);
  },

  look: (_, chosen) => lookInto(portal, chosen),
  attempt: (_, chosen) => bringIn(portal, chosen, { tried: true }),

  async bring({ once }, chosen) {
    let told: ImportDone | null = null;
    const svjId = await once(chosen, async ({ db, now, session }) => {
      told = await bringIn(portal, chosen, { tried: false });
      const id = told.svjId as number;
      const scope = { ...(await actFor(db, id)), accountId: session.accountId };
      await record(db, scope, now, { noun: 'houseArchive', nounId: null, verb: 'bring' });
      return id;
    });
    return told ?? { svjId, messagesCalmed: 0, powersEnded: 0, votesCancelled: [], keys: [] };
  },
});
