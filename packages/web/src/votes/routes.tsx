import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { inside, numbered } from '../base/places.ts';

export const voteRoutes = [
  createRoute({
    getParentRoute: () => inside,
    path: '/hlasovani',
    component: lazyRouteComponent(() => import('./VotesPage.tsx'), 'VotesPage'),
  }),
  createRoute({
    getParentRoute: () => inside,
    path: '/hlasovani/$id',
    params: numbered,
    component: lazyRouteComponent(() => import('./VotePage.tsx'), 'VotePage'),
  }),
] as const;
