import { defineNoun } from '../base/noun/define-noun.ts';
import { messages } from './endpoints.ts';
import { messageAccepts } from './endpoints-accepts.ts';
import { messageComments } from './endpoints-comments.ts';
import { messageDelivery } from './endpoints-delivery.ts';
import { messageFollow } from './endpoints-follow.ts';
import { messagePrints } from './endpoints-print.ts';
import { messageStanding } from './endpoints-standing.ts';
import { messageTemplates } from './endpoints-templates.ts';
import { messageWordings } from './endpoints-wordings.ts';
import { messagesRefusals } from './rules-refusals.ts';

export const messagesNoun = defineNoun({
  module: 'messages',
  endpoints: {
    messages,
    messageDelivery,
    messageComments,
    messageFollow,
    messagePrints,
    messageTemplates,
    messageAccepts,
    messageWordings,
    messageStanding,
  },
  refusals: messagesRefusals,
  deeds: ['messages'],
  mails: ['messagePublished', 'messageChanged', 'messageEmergency', 'messageReminder', 'commentMention', 'commentNew'],
  counts: ['messagesUnread', 'acceptsWaiting'],
  finds: 'messages',
});
