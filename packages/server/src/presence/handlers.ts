import type { votePresence } from '#contract/presence/endpoints.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { refuseBook } from '../meetings/rows/steps-votes.ts';
import type { ShowsVote } from '../motions/steps.ts';
import { closePoint, putAbstained } from './steps.ts';
import { confirmAttendance, keepSheet } from './steps-sheet.ts';

export const presenceHandlers = (portal: Portal, shows: ShowsVote): Handlers<typeof votePresence> => ({
  async closePoint(at, asked) {
    await refuseBook(at, asked.id);
    await closePoint(portal, at, asked);
    return shows(at, asked.id);
  },

  async abstain(at, asked) {
    await putAbstained(portal, at, asked);
    return shows(at, asked.id);
  },

  async keepSheet(at, { id, fileIds }) {
    await keepSheet(portal, at, id, fileIds);
    return shows(at, id);
  },

  async confirm(at, { id, seq }) {
    await confirmAttendance(portal, at, id, seq);
    return shows(at, id);
  },
});
