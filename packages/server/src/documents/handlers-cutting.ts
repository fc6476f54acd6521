import type { cutting } from '#contract/documents/endpoints-cutting.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import type { SymbolsOfUnits } from '../define-noun.ts';
import { cutPapers, readPages } from './cutting/steps.ts';

export const cuttingHandlers = (portal: Portal, symbols: SymbolsOfUnits): Handlers<typeof cutting> => ({
  pages: (at, { fileId }) => readPages(portal, at, fileId, symbols),
  cut: async (at, input) => ({ fileIds: await cutPapers(portal, at, input) }),
});
