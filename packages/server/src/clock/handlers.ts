import type { clock } from '#contract/clock/endpoints.ts';
import type { clockStanding } from '#contract/clock/endpoints-standing.ts';
import type { Handlers } from '../base/http/handler.ts';
import type { Terms } from '../define-noun.ts';
import { onlyThey } from './rows/queries-seen.ts';
import { nearOf, viewOf } from './rows/steps.ts';
import { forgetRecord, keepRecord, putAside, runAgain, sayDone } from './writing/steps.ts';

export const clockHandlers = (terms: readonly Terms[]): Handlers<typeof clock> => ({
  async view(at) {
    onlyThey(at.scope);
    return viewOf(at, terms);
  },
  async record(at, input) {
    await keepRecord(at, input);
    return viewOf(at, terms);
  },
  remade: { record: (at) => viewOf(at, terms) },
  async forget(at, { id }) {
    await forgetRecord(at, id);
    return viewOf(at, terms);
  },
  async done(at, input) {
    await sayDone(at, terms, input);
    return viewOf(at, terms);
  },
  async notOurs(at, input) {
    await putAside(at, terms, input);
    return viewOf(at, terms);
  },
  async again(at, { key }) {
    await runAgain(at, terms, key);
    return viewOf(at, terms);
  },
});

export const clockStandingHandlers = (terms: readonly Terms[]): Handlers<typeof clockStanding> => ({
  async near(at) {
    onlyThey(at.scope);
    return nearOf(at, terms);
  },
});
