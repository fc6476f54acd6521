import { eventAccepts } from '#contract/events/endpoints-accepts.ts';
import type { EventDetail } from '#contract/events/schema.ts';
import type { Asking } from '../../confirmations/asking.ts';

/** The event as those who are asked to confirm it have it. */
export const askingOf = ({ id, accept, ...e }: EventDetail): Asking => ({
  ...accept,
  type: 'event',
  id,
  version: e.contentVersion,
  calls: eventAccepts,
  worded: null,
  wordingCount: 0,
  since: e.createdAt,
  until: null,
  hasAuthor: e.owner !== null,
  isAsked: accept.asked,
});
