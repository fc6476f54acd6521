import type { home } from '#contract/home/endpoints.ts';
import type { finding } from '#contract/home/endpoints-found.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import type { Counts } from '../define-noun.ts';
import { findAll } from './steps-found.ts';

/** `counts` of all nouns; they share one connection, so they are asked one after the other. */
export const homeHandlers = (counts: readonly Counts[]): Handlers<typeof home> => ({
  async waits({ db, scope, now }) {
    const all: Record<string, number> = {};
    for (const count of counts) Object.assign(all, await count({ db, scope, now }));
    return { counts: all };
  },
});

export const findingHandlers = ({ shout }: Pick<Portal, 'shout'>): Handlers<typeof finding> => ({
  search: ({ db, scope, now }, { text, q }) =>
    findAll({ db, scope, now, asked: text || q }, (name) => shout(`Hledání: část ${name} neodpověděla`)),
});
