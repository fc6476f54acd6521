import type { portableImports } from '#contract/portable/endpoints-imports.ts';
import { Refused } from '#contract/refusals.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { type AtPortal, importById, importsKept } from './queries-imports.ts';
import { archivesInFolder, askToBring, importFolder, importView, lookInto } from './steps-imports.ts';
import { takePart } from './steps-parts.ts';

const asked = async ({ db }: AtPortal, id: number) => {
  const one = await importById(db, id);
  if (!one) throw new Refused('PORTABLE.ERRORS.NO_FILE');
  return importView(one);
};

export const portableImportHandlers = (portal: Portal): Handlers<typeof portableImports> => ({
  async list({ db }) {
    const { dataDir } = portal.config;
    const files = await archivesInFolder(dataDir);
    return { folder: importFolder(dataDir), files, imports: (await importsKept(db)).map(importView) };
  },

  async part({ file }, input) {
    // A folder is not rolled back.
    if (portal.config.demo) throw new Refused('BASE.ERRORS.DEMO');
    return takePart(portal, input, file.bytes);
  },

  look: (_, chosen) => lookInto(portal, chosen),
  attempt: (at, chosen) => askToBring(portal, at, chosen, { tried: true }),
  bring: (at, chosen) => askToBring(portal, at, chosen, { tried: false }),
  remade: { attempt: asked, bring: asked },
});
