import type { voteTerms } from '#contract/course/endpoints.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { draftAgain } from '../drafts/steps-again.ts';
import { refuseBook } from '../meetings/rows/steps-votes.ts';
import type { ShowsVote } from '../motions/steps.ts';
import { addPoint } from './steps-added.ts';
import { closePapers } from './steps-papers.ts';
import { prolongVote } from './steps-term.ts';

export const termHandlers = (portal: Portal, shows: ShowsVote): Handlers<typeof voteTerms> => ({
  async prolong(at, input) {
    await prolongVote(portal, at, input);
    return shows(at, input.id);
  },
  async again(at, { id }) {
    return shows(at, await draftAgain(portal, at, id));
  },
  async addPoint(at, { id, ...point }) {
    // Its evening would not know of the point, and nobody else may close it.
    await refuseBook(at, id);
    const made = await addPoint(portal, at, id, point);
    return { id: made, vote: await shows(at, id) };
  },
  async closePapers(at, { id }) {
    await closePapers(portal, at, id);
    return shows(at, id);
  },
  remade: {
    again: (at, id) => shows(at, id),
    addPoint: async (at, made, { id }) => ({ id: made, vote: await shows(at, id) }),
  },
});
