import { equals, sum, whole } from '#contract/base/fraction.ts';
import type { home } from '#contract/home/endpoints.ts';
import type { together } from '#contract/home/endpoints-dashboard.ts';
import type { doors } from '#contract/home/endpoints-doors.ts';
import type { finding } from '#contract/home/endpoints-found.ts';
import type { houses } from '#contract/home/endpoints-houses.ts';
import type { houseSteps } from '#contract/home/endpoints-steps.ts';
import { waysOf } from '../activation/queries-letters.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import type { Answers, Counts } from '../define-noun.ts';
import { houseShares } from '../units/listing/queries.ts';
import { factsOf } from './queries-steps.ts';
import { firstsFor } from './steps-doors.ts';
import { findAll } from './steps-found.ts';
import { waitsOfHouses } from './steps-houses.ts';
import { partsFor } from './steps-parts.ts';

/** `counts` of all nouns, asked at once: their statements travel together. */
export const homeHandlers = (counts: readonly Counts[]): Handlers<typeof home> => ({
  async waits({ db, scope, now }) {
    const all = await Promise.all(counts.map((count) => count({ db, scope, now })));
    return { counts: Object.assign({}, ...all) };
  },
});

export const doorHandlers: Handlers<typeof doors> = {
  first: async (at) => ({ firsts: await firstsFor(at) }),
};

export const housesHandlers = ({ config }: Pick<Portal, 'config'>): Handlers<typeof houses> => ({
  waits: ({ db, session, now }) => waitsOfHouses(db, session.accountId, config.installed, now),
});

export const stepHandlers: Handlers<typeof houseSteps> = {
  async steps({ db, scope, now }) {
    const [facts, shares, ways] = await Promise.all([
      factsOf(db, scope, now),
      houseShares(db, scope, now),
      waysOf(db, scope, now),
    ]);
    return { ...facts, sharesWhole: equals(sum(shares), whole), forgotten: ways.counts.none };
  },
};

export const findingHandlers = ({ shout }: Pick<Portal, 'shout'>): Handlers<typeof finding> => ({
  search: ({ db, scope, now }, { text, q }) =>
    findAll({ db, scope, now, asked: text || q }, (name) => shout(`Hledání: část ${name} neodpověděla`)),
});

export const togetherHandlers = ({ shout }: Pick<Portal, 'shout'>, answers: Answers): Handlers<typeof together> => ({
  dashboard: (at) => partsFor(answers, at, (name) => shout(`Nástěnka: část ${name} neodpověděla`)),
});
