import { IconDoor } from '@tabler/icons-react';
import { defineNoun } from '../define-noun.ts';
import { unitRoutes } from './routes.tsx';

export const unitsNoun = defineNoun({
  routes: unitRoutes,
  menu: { path: '/jednotky', name: 'MODULES.UNITS', icon: IconDoor, module: 'rooms', count: 'units' },
  finds: 'rooms',
  atHome: 'brings',
});
