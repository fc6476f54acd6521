import { IconUsers } from '@tabler/icons-react';
import { defineNoun } from '../define-noun.ts';
import { memberRoutes } from './routes.tsx';

export const membersNoun = defineNoun({
  routes: memberRoutes,
  menu: { path: '/sousede', name: 'MODULES.MEMBERS', icon: IconUsers, module: 'members', count: 'members' },
  finds: 'members',
  atHome: 'brings',
});
