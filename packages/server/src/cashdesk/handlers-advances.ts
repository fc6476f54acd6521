import type { cashAdvances } from '#contract/cashdesk/endpoints-advances.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { tellHolder } from './advances/notices.ts';
import { giveAdvance, handIn, reopen, settle, takeBack } from './advances/steps.ts';
import { advanceOf, listAdvances } from './advances/steps-shown.ts';

export const cashAdvanceHandlers = (portal: Portal): Handlers<typeof cashAdvances> => ({
  list: (at) => listAdvances(at),
  one: (at, { id }) => advanceOf(portal, at, id),
  async give(at, input) {
    const given = await giveAdvance(at, input);
    await tellHolder(portal, at, given, 'cashAdvanceGiven');
    return advanceOf(portal, at, given.id);
  },
  async handIn(at, input) {
    await handIn(at, input);
    return advanceOf(portal, at, input.id);
  },
  remade: {
    give: (at, id) => advanceOf(portal, at, id),
    handIn: (at, id) => advanceOf(portal, at, id),
  },
  async takeBack(at, { id, receiptId }) {
    await takeBack(at, id, receiptId);
    return advanceOf(portal, at, id);
  },
  async settle(at, input) {
    await settle(at, input);
    return advanceOf(portal, at, input.id);
  },
  async reopen(at, { id, reason }) {
    await reopen(at, id, reason);
    return advanceOf(portal, at, id);
  },
});
