import { IconFolder } from '@tabler/icons-react';
import { none } from '#contract/base/noun/define-noun.ts';
import { documentLinks } from '#contract/documents/links.ts';
import { defineNoun, withoutMoney } from '../define-noun.ts';
import { documentRoutes } from './routes.tsx';

export const documentsNoun = defineNoun({
  routes: documentRoutes,
  alsoSays: ['audience', 'confirmations', 'notices'],
  menu: {
    ...{ at: documentLinks.list(), name: 'MODULES.DOCUMENTS', icon: IconFolder, module: 'documents' },
    waits: ['documentsToConfirm', 'documentsDue'],
  },
  finds: 'documents',
  atHome: 'brings',
  houseTab: none('it brings nothing to the page of the association'),
  personTab: 'brings',
  reportParts: none('it brings nothing to the page of a report'),
  contactParts: 'brings',
  eventParts: none('it brings nothing to the calendar'),
  meetingParts: none('it brings nothing to the page of a meeting'),
  ...withoutMoney,
});
