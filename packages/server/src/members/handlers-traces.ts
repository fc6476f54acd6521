import { window } from '#contract/base/calls/paging.ts';
import type { memberTraces } from '#contract/members/endpoints-traces.ts';
import type { Handlers } from '../base/http/handler.ts';
import { listTraces } from './traces/queries.ts';

export const memberTraceHandlers: Handlers<typeof memberTraces> = {
  // A visit is nobody's record: nothing is told of it.
  own: async ({ db, scope, now }, paging) =>
    scope.memberId === null ? { traces: [], total: 0 } : listTraces(db, scope, now, window(paging)),
};
