import { messageAccepts } from '#contract/messages/endpoints-accepts.ts';
import { messageWordings } from '#contract/messages/endpoints-wordings.ts';
import type { MessageDetail } from '#contract/messages/schema.ts';
import type { Asking, Worded } from '../confirmations/asking.ts';

/** What a message said before. */
export const wordedMessage = (id: number): Worded => ({
  id,
  calls: messageWordings,
  title: 'MESSAGE.WORDINGS.TITLE',
});

/** The message as those who are asked to confirm it have it. */
export const askingOf = ({ id, accept, ...m }: MessageDetail): Asking => ({
  ...accept,
  type: 'message',
  id,
  version: m.contentVersion,
  calls: messageAccepts,
  worded: wordedMessage(id),
  wordingCount: m.wordingCount,
  since: m.dateFrom,
  until: m.acceptUntil,
  hasAuthor: m.owner !== null,
  isAsked: accept.asked && m.state !== 'planned',
});
