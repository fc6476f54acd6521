import { IconFolder } from '@tabler/icons-react';
import { none } from '#contract/base/define-noun.ts';
import { documentLinks } from '#contract/documents/links.ts';
import { defineNoun, withoutTabs } from '../define-noun.ts';
import { documentRoutes } from './routes.tsx';

export const documentsNoun = defineNoun({
  routes: documentRoutes,
  alsoSays: ['audience'],
  menu: { at: documentLinks.list(), name: 'MODULES.DOCUMENTS', icon: IconFolder, module: 'documents' },
  finds: 'documents',
  atHome: none('it brings nothing to the dashboard'),
  ...withoutTabs,
});
