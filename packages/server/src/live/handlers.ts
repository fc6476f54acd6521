import type { Module } from '#contract/access.ts';
import type { live } from '#contract/live/endpoints.ts';
import { registry } from '#contract/nouns.ts';
import { may } from '../base/http/gate.ts';
import type { Handlers } from '../base/http/handler.ts';

/** The module under which a noun stands; undefined for those that stand under none. */
function moduleOf(topic: string): Module | undefined {
  const { module } = registry[topic as keyof typeof registry] ?? {};
  return typeof module === 'string' ? module : undefined;
}

export const liveHandlers: Handlers<typeof live> = {
  async listen({ scope, session }, { age }) {
    return {
      svjId: scope.svjId,
      accountId: session.accountId,
      sessionId: session.id,
      until: scope.visitUntil,
      age,
      // Conversations of the committee are for who administers; what stands under no module is nobody's news.
      hears: (topic, inner) => {
        const module = moduleOf(topic);
        return module !== undefined && may(scope, module, inner ? 'rw' : 'r');
      },
    };
  },
};
