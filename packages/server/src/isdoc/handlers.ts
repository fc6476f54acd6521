import type { isdoc } from '#contract/isdoc/endpoints.ts';
import { Refused } from '#contract/refusals.ts';
import { fileOf, isMineWaiting } from '../base/files/files.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { invoiceOf } from './steps.ts';

export const isdocHandlers = (portal: Portal): Handlers<typeof isdoc> => ({
  async read({ inside }, { id }) {
    const row = await inside(async ({ db, scope }) => {
      const found = await fileOf(db, scope, id);
      if (!found || !isMineWaiting(scope, found)) throw new Refused('FILES.NOT_FOUND');
      return found;
    });
    return invoiceOf(portal, row);
  },
});
