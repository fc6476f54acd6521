import { IconDoor } from '@tabler/icons-react';
import { unitLinks } from '#contract/units/links.ts';
import { defineNoun, withoutTabs } from '../define-noun.ts';
import { unitRoutes } from './routes.tsx';

export const unitsNoun = defineNoun({
  routes: unitRoutes,
  alsoSays: ['fields'],
  menu: { at: unitLinks.list(), name: 'MODULES.UNITS', icon: IconDoor, module: 'rooms', count: 'units' },
  finds: 'rooms',
  atHome: 'brings',
  ...withoutTabs,
});
