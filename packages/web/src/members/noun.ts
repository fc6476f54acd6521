import { IconUsers } from '@tabler/icons-react';
import { none } from '#contract/base/noun/define-noun.ts';
import { memberLinks } from '#contract/members/links.ts';
import { defineNoun, withoutParts } from '../define-noun.ts';
import { memberRoutes } from './routes.tsx';

export const membersNoun = defineNoun({
  routes: memberRoutes,
  alsoSays: ['fields', 'activation'],
  menu: {
    at: memberLinks.list(),
    name: 'MODULES.MEMBERS',
    icon: IconUsers,
    module: 'members',
    count: 'members',
    waits: ['lettersWaiting'],
  },
  finds: 'members',
  atHome: 'brings',
  houseTab: none('it brings nothing to the page of the association'),
  personTab: 'brings',
  ...withoutParts,
});
