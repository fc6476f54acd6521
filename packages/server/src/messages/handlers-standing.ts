import type { messageStanding } from '#contract/messages/endpoints-standing.ts';
import type { Handlers } from '../base/http/handler.ts';
import { unconfirmedMessages } from './asked/queries-standing.ts';

export const messageStandingHandlers = (): Handlers<typeof messageStanding> => ({
  unconfirmed: async ({ db, scope, now }) => ({ messages: await unconfirmedMessages(db, scope, now) }),
});
