import { IconCashBanknote } from '@tabler/icons-react';
import { none } from '#contract/base/noun/define-noun.ts';
import { cashLinks } from '#contract/cashdesk/links.ts';
import { defineNoun, withoutTabs } from '../define-noun.ts';
import { cashRoutes } from './routes.tsx';

export const cashdeskNoun = defineNoun({
  routes: cashRoutes,
  alsoSays: ['money'],
  menu: {
    at: cashLinks.list(),
    name: 'MODULES.CASH',
    icon: IconCashBanknote,
    module: 'cashDesk',
    waits: ['cashToDo'],
    otherwise: { at: cashLinks.advances(), name: 'MODULES.ADVANCE', only: 'advancesMine' },
  },
  finds: none('the search of the header has no group for it'),
  atHome: none('the menu says that a month waits to be closed'),
  ...withoutTabs,
});
