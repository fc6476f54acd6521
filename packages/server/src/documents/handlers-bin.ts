import { window } from '#contract/base/calls/paging.ts';
import type { documentBin } from '#contract/documents/endpoints-bin.ts';
import type { Handlers } from '../base/http/handler.ts';
import { countBin, listBin } from './bin/queries.ts';
import { restoreDeletion } from './bin/steps.ts';

export const binHandlers = (): Handlers<typeof documentBin> => ({
  async list({ db, scope, now }, paging) {
    const [entries, total] = await Promise.all([listBin(db, scope, window(paging), now), countBin(db, scope, now)]);
    return { entries, total };
  },

  async restore(at, { id }) {
    return { folderId: await restoreDeletion(at, id) };
  },
});
