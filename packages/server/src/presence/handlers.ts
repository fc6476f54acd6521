import type { votePresence } from '#contract/presence/endpoints.ts';
import type { Handlers, House } from '../base/http/handler.ts';
import type { ShowsVote } from '../motions/steps.ts';
import { closePoint, putAbstained } from './steps.ts';
import { confirmAttendance, keepSheet } from './steps-sheet.ts';

export const presenceHandlers = (house: House, shows: ShowsVote): Handlers<typeof votePresence> => ({
  async closePoint(at, asked) {
    await closePoint(house, at, asked);
    return shows(at, asked.id);
  },

  async abstain(at, asked) {
    await putAbstained(house, at, asked);
    return shows(at, asked.id);
  },

  async keepSheet(at, { id, fileIds }) {
    await keepSheet(house, at, id, fileIds);
    return shows(at, id);
  },

  async confirm(at, { id, seq }) {
    await confirmAttendance(house, at, id, seq);
    return shows(at, id);
  },
});
