import { IconChartBar } from '@tabler/icons-react';
import { surveyLinks } from '#contract/surveys/links.ts';
import { defineNoun, withoutTabs } from '../define-noun.ts';
import { surveyRoutes } from './routes.tsx';

export const surveysNoun = defineNoun({
  routes: surveyRoutes,
  alsoSays: ['audience'],
  menu: {
    at: surveyLinks.list(),
    name: 'MODULES.SURVEY',
    icon: IconChartBar,
    module: 'survey',
    count: 'surveysActive',
    waits: ['surveysToAnswer'],
  },
  finds: 'survey',
  atHome: 'brings',
  ...withoutTabs,
});
