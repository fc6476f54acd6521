import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { inside, numbered } from '../base/places.ts';

export const draftRoutes = [
  createRoute({
    getParentRoute: () => inside,
    path: '/hlasovani/novy',
    component: lazyRouteComponent(() => import('./NewVotePage.tsx'), 'NewVotePage'),
  }),
  createRoute({
    getParentRoute: () => inside,
    path: '/hlasovani/$id/upravit',
    params: numbered,
    component: lazyRouteComponent(() => import('./EditVotePage.tsx'), 'EditVotePage'),
  }),
] as const;
