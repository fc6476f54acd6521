import { IconTool } from '@tabler/icons-react';
import { none } from '#contract/base/noun/define-noun.ts';
import { reportLinks } from '#contract/reports/links.ts';
import { defineNoun, withoutTabs } from '../define-noun.ts';
import { reportRoutes } from './routes.tsx';

export const reportsNoun = defineNoun({
  routes: reportRoutes,
  alsoSays: none('its screens say only their own sentences'),
  menu: {
    at: reportLinks.list(),
    name: 'MODULES.REPORTS',
    icon: IconTool,
    module: 'reports',
    count: 'reportsNew',
    waits: ['reportsGiven', 'reportsAsked'],
  },
  finds: 'reports',
  atHome: 'brings',
  ...withoutTabs,
});
