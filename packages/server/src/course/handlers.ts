import type { voteTerms } from '#contract/course/endpoints.ts';
import type { Handlers, House } from '../base/http/handler.ts';
import { draftAgain } from '../drafts/steps-again.ts';
import type { ShowsVote } from '../motions/steps.ts';
import { closePapers } from './steps-papers.ts';
import { prolongVote } from './steps-term.ts';

export const termHandlers = (house: House, shows: ShowsVote): Handlers<typeof voteTerms> => ({
  async prolong(at, input) {
    await prolongVote(house, at, input);
    return shows(at, input.id);
  },
  async again(at, { id }) {
    return shows(at, await draftAgain(house, at, id));
  },
  async closePapers(at, { id }) {
    await closePapers(house, at, id);
    return shows(at, id);
  },
  remade: {
    again: (at, id) => shows(at, id),
  },
});
