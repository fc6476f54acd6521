import { IconReceipt } from '@tabler/icons-react';
import { none } from '#contract/base/noun/define-noun.ts';
import { feeLinks } from '#contract/fees/links.ts';
import { defineNoun, withoutTabs } from '../define-noun.ts';
import { feeRoutes } from './routes.tsx';

export const feesNoun = defineNoun({
  routes: feeRoutes,
  alsoSays: ['money', 'prescriptions'],
  menu: {
    at: feeLinks.list(),
    name: 'MODULES.FEES',
    icon: IconReceipt,
    module: 'roomFees',
    waits: ['bankToDo', 'clearancesToDo'],
  },
  finds: none('the search of the header has no group for it'),
  atHome: none('the committee is mailed before due days'),
  ...withoutTabs,
});
