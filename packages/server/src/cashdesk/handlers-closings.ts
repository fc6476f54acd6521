import type { cashClosings } from '#contract/cashdesk/endpoints-closings.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { closingSeen, closingsOf } from './closing/queries.ts';
import { closeMonth, closingOf } from './closing/steps.ts';
import { closingShown, confirmClosing, withdrawClosing } from './closing/steps-second.ts';

export const cashClosingHandlers = (portal: Portal): Handlers<typeof cashClosings> => ({
  async list(at) {
    const closings = [];
    for (const c of await closingsOf(at.db, at.scope)) closings.push(await closingOf(at, c));
    return { closings };
  },
  one: async (at, { id }) => closingOf(at, await closingShown(at, id)),
  close: async (at, input) => closingOf(at, await closeMonth(portal, at, input)),
  remade: { close: async (at, id) => closingOf(at, await closingSeen(at, id)) },
  confirm: async (at, { id }) => closingOf(at, await confirmClosing(portal, at, id)),
  async withdraw(at, { id }) {
    await withdrawClosing(at, id);
    return null;
  },
});
