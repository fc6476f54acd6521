import { IconRubberStamp } from '@tabler/icons-react';
import { approvalLinks } from '#contract/approvals/links.ts';
import { defineNoun, withoutTabs } from '../define-noun.ts';
import { approvalRoutes } from './routes.tsx';

export const approvalsNoun = defineNoun({
  routes: approvalRoutes,
  alsoSays: ['money', 'isdoc'],
  menu: {
    at: approvalLinks.list(),
    name: 'MODULES.APPROVALS',
    icon: IconRubberStamp,
    module: 'requirement_for_approval',
    count: 'approvalsWaiting',
    waits: ['approvalsForMe'],
  },
  finds: 'requirement_for_approval',
  atHome: 'brings',
  ...withoutTabs,
  meetingParts: 'brings',
});
