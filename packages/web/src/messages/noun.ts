import { IconSpeakerphone } from '@tabler/icons-react';
import { messageLinks } from '#contract/messages/links.ts';
import { defineNoun, withoutTabs } from '../define-noun.ts';
import { messageRoutes } from './routes.tsx';

export const messagesNoun = defineNoun({
  routes: messageRoutes,
  alsoSays: ['fields', 'confirmations', 'notices', 'comments', 'audience'],
  menu: {
    at: messageLinks.list(),
    name: 'MODULES.MESSAGES',
    icon: IconSpeakerphone,
    module: 'messages',
    waits: ['messagesUnread'],
  },
  finds: 'messages',
  atHome: 'brings',
  ...withoutTabs,
});
