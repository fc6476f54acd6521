import type { home } from '#contract/home/endpoints.ts';
import type { together } from '#contract/home/endpoints-dashboard.ts';
import type { doors } from '#contract/home/endpoints-doors.ts';
import type { finding } from '#contract/home/endpoints-found.ts';
import type { houses } from '#contract/home/endpoints-houses.ts';
import type { houseSteps } from '#contract/home/endpoints-steps.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import type { Answers, Counts } from '../define-noun.ts';
import { handedIn, helpersOf } from './queries-steps.ts';
import { handStep, standingOf } from './steps-begin.ts';
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
  first: async ({ db, scope, now, session }) => ({ firsts: await firstsFor({ db, scope, now, lang: session.lang }) }),
};

export const housesHandlers = ({ config }: Pick<Portal, 'config'>): Handlers<typeof houses> => ({
  waits: ({ db, session, now }) => waitsOfHouses(db, session.accountId, config.installed, now),
});

export const stepHandlers = (portal: Portal): Handlers<typeof houseSteps> => ({
  async steps(at) {
    const { db, scope } = at;
    const [facts, handed, helpers] = await Promise.all([standingOf(at), handedIn(db, scope), helpersOf(db, scope)]);
    return { ...facts, handed, helpers };
  },

  async hand(at, { step, userId }) {
    return { mailed: await handStep(portal, at, step, userId) };
  },
});

export const findingHandlers = ({ shout }: Pick<Portal, 'shout'>): Handlers<typeof finding> => ({
  search: ({ db, scope, now }, { text, q }) =>
    findAll({ db, scope, now, asked: text || q }, (name) => shout(`Hledání: část ${name} neodpověděla`)),
});

export const togetherHandlers = ({ shout }: Pick<Portal, 'shout'>, answers: Answers): Handlers<typeof together> => ({
  dashboard: (at) => partsFor(answers, at, (name) => shout(`Nástěnka: část ${name} neodpověděla`)),
});
