import { IconChecklist } from '@tabler/icons-react';
import { voteLinks } from '#contract/motions/links.ts';
import { defineNoun, withoutTabs } from '../define-noun.ts';
import { voteRoutes } from './routes.tsx';

export const votesNoun = defineNoun({
  routes: voteRoutes,
  alsoSays: ['protocols'],
  menu: {
    at: voteLinks.list(),
    name: 'MODULES.VOTE',
    icon: IconChecklist,
    module: 'vote',
    count: 'votes',
    waits: ['votesWaiting', 'secondWaiting'],
  },
  finds: 'vote',
  atHome: 'brings',
  ...withoutTabs,
});
