import { IconBuilding } from '@tabler/icons-react';
import { associationLinks } from '#contract/association/links.ts';
import { none } from '#contract/base/noun/define-noun.ts';
import { defineNoun, withoutTabs } from '../define-noun.ts';
import { associationRoutes } from './routes.tsx';

export const associationNoun = defineNoun({
  routes: associationRoutes,
  alsoSays: ['fields'],
  menu: { at: associationLinks.one(), name: 'MODULES.SVJ', icon: IconBuilding, module: 'svj' },
  finds: none('the search does not look for it'),
  atHome: 'brings',
  ...withoutTabs,
});
