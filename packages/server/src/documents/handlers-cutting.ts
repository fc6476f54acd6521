import type { cutting } from '#contract/documents/endpoints-cutting.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { cutPapers, readPages } from './cutting/steps.ts';

export const cuttingHandlers = (portal: Portal): Handlers<typeof cutting> => ({
  pages: (at, { fileId }) => readPages(portal, at, fileId),
  cut: async (at, input) => ({ fileIds: await cutPapers(portal, at, input) }),
});
