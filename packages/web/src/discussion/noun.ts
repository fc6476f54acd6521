import { IconMessages } from '@tabler/icons-react';
import { discussionLinks } from '#contract/discussion/links.ts';
import { defineNoun, withoutTabs } from '../define-noun.ts';
import { discussionRoutes } from './routes.tsx';

export const discussionNoun = defineNoun({
  routes: discussionRoutes,
  alsoSays: ['comments', 'audience'],
  menu: {
    at: discussionLinks.list(),
    name: 'MODULES.DISCUSSION',
    icon: IconMessages,
    module: 'discussion',
    count: 'discussionsOpen',
    waits: ['discussionsReported'],
  },
  finds: 'discussion',
  atHome: 'brings',
  ...withoutTabs,
});
