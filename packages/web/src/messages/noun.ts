import { IconSpeakerphone } from '@tabler/icons-react';
import { defineNoun } from '../define-noun.ts';
import { messageRoutes } from './routes.tsx';

export const messagesNoun = defineNoun({
  routes: messageRoutes,
  alsoSays: ['confirmations', 'notices', 'comments'],
  menu: {
    path: '/zpravy',
    name: 'MODULES.MESSAGES',
    icon: IconSpeakerphone,
    module: 'messages',
    waits: ['messagesUnread'],
  },
  finds: 'messages',
  atHome: 'brings',
});
