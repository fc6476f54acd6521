import type { voteTerms } from '#contract/course/endpoints.ts';
import type { Handlers, House } from '../base/http/handler.ts';
import { draftAgain } from '../drafts/steps-again.ts';
import { detailOf } from '../votes/steps-detail.ts';
import { prolongVote } from './steps-term.ts';

export const termHandlers = (house: House): Handlers<typeof voteTerms> => ({
  async prolong(at, input) {
    await prolongVote(house, at, input);
    return detailOf(house, at, input.id);
  },
  async again(at, { id }) {
    return detailOf(house, at, await draftAgain(house, at, id));
  },
  remade: {
    again: (at, id) => detailOf(house, at, id),
  },
});
