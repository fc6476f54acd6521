import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { inside, numbered } from '../base/places.ts';

export const paperRoutes = [
  createRoute({
    getParentRoute: () => inside,
    path: '/hlasovani/$id/listky',
    params: numbered,
    component: lazyRouteComponent(() => import('./TicketsPage.tsx'), 'TicketsPage'),
  }),
  createRoute({
    getParentRoute: () => inside,
    path: '/hlasovani/$id/listek',
    params: numbered,
    component: lazyRouteComponent(() => import('./PaperPage.tsx'), 'PaperPage'),
  }),
] as const;
