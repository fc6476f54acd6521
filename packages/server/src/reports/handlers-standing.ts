import type { reportStanding } from '#contract/reports/endpoints-standing.ts';
import type { Handlers } from '../base/http/handler.ts';
import { openByAge } from './listing/queries-standing.ts';

export const reportStandingHandlers = (): Handlers<typeof reportStanding> => ({
  open: ({ db, scope, now }) => openByAge(db, scope, now),
});
