import { none } from '#contract/base/noun/define-noun.ts';
import { messages } from '#contract/messages/endpoints.ts';
import { messageAccepts } from '#contract/messages/endpoints-accepts.ts';
import { messageComments } from '#contract/messages/endpoints-comments.ts';
import { messageDelivery } from '#contract/messages/endpoints-delivery.ts';
import { messageFollow } from '#contract/messages/endpoints-follow.ts';
import { messagePrints } from '#contract/messages/endpoints-print.ts';
import { messageStanding } from '#contract/messages/endpoints-standing.ts';
import { messageTemplates } from '#contract/messages/endpoints-templates.ts';
import { messageWordings } from '#contract/messages/endpoints-wordings.ts';
import { owns } from '../base/db/owned-tables.ts';
import { may } from '../base/http/gate.ts';
import { commentHandlers } from '../comments/handlers.ts';
import { acceptHandlers } from '../confirmations/handlers-accepts.ts';
import { wordingHandlers } from '../confirmations/handlers-wordings.ts';
import { defineNoun, served } from '../define-noun.ts';
import { followHandlers } from '../follow/handlers.ts';
import { deliveryHandlers } from '../notices/handlers-delivery.ts';
import { askedMessages, wordedMessages } from './asked/queries.ts';
import { countOwed, messageAsks } from './asked/queries-accepts.ts';
import { holdingPapers } from './asked/steps-holding.ts';
import { messageTalk } from './detail/queries-comments.ts';
import { messageHandlers } from './handlers.ts';
import { messagePrintHandlers } from './handlers-print.ts';
import { messageStandingHandlers } from './handlers-standing.ts';
import { messageTemplateHandlers } from './handlers-templates.ts';
import { publishIfDue, publishPlanned } from './jobs.ts';
import { personalOfMessages } from './personal.ts';
import { messageFiles } from './queries-files.ts';
import { countUnread, messageSeen } from './rows/queries.ts';
import { furnishMessages } from './sample.ts';
import { messageSources } from './telling/notices.ts';
import { publishErrand } from './writing/steps-publish.ts';

export const messagesNoun = defineNoun({
  serves: (portal) => [
    served(messages, messageHandlers(portal)),
    served(
      messageDelivery,
      deliveryHandlers({ owner: 'message', opens: ({ db, scope, now }, id) => messageSeen(db, scope, id, now) }),
    ),
    served(messageComments, commentHandlers(portal, 'message', messageTalk)),
    served(messageFollow, followHandlers({ owner: 'message', opens: (at, id) => messageTalk.thread(at, id, 'house') })),
    served(messagePrints, messagePrintHandlers(portal)),
    served(messageStanding, messageStandingHandlers()),
    served(messageTemplates, messageTemplateHandlers()),
    served(messageAccepts, holdingPapers(acceptHandlers(portal, askedMessages, messageAccepts))),
    served(messageWordings, wordingHandlers(portal, wordedMessages, 'messageId')),
  ],
  tables: owns({
    message: {
      travels: true,
      calmed: {
        set: 'concept = true',
        where: 'announced_at is null and archived_at is null and deleted_at is null and not concept',
      },
      inLog: ['messages'],
    },
    message_count: { travels: true, quiet: 'it changes beside what it counts' },
    message_seen: { travels: true, quiet: 'what one has seen is nobody else’s news' },
    message_template: { travels: true },
  }),
  guards: { message: messageFiles },
  personal: [personalOfMessages],
  hears: none('no row of it holds a name'),
  asks: { message: messageAsks },
  tells: messageSources,
  talks: { message: messageTalk },
  mailChecks: none('notices see to mails of news'),
  counts: async ({ db, scope, now }) => {
    const [messagesUnread, acceptsWaiting] = await Promise.all([
      may(scope, 'messages', 'r') ? countUnread(db, scope, now) : 0,
      scope.isFormer ? 0 : countOwed(db, scope, now),
    ]);
    return { messagesUnread, acceptsWaiting };
  },
  days: none('nothing of it falls on a day'),
  jobs: (portal, log) => [
    {
      name: 'messages.publish',
      cron: '* * * * *',
      run: async () => {
        await publishPlanned(portal, log);
      },
    },
    { name: publishErrand, does: async (about) => void (await publishIfDue(portal, about)) },
  ],
  sample: { after: ['documents'], furnish: furnishMessages },
});
