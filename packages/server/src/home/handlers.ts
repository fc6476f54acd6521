import type { home } from '#contract/home/endpoints.ts';
import type { Handlers } from '../base/http/handler.ts';
import type { Counts } from '../define-noun.ts';

/** `counts` of all nouns; they share one connection, so they are asked one after the other. */
export const homeHandlers = (counts: readonly Counts[]): Handlers<typeof home> => ({
  async waits({ db, scope, now }) {
    const all: Record<string, number> = {};
    for (const count of counts) Object.assign(all, await count({ db, scope, now }));
    return { counts: all };
  },
});
