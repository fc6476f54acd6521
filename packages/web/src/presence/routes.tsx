import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { inside, numbered } from '../base/places.ts';

export const presenceRoutes = [
  createRoute({
    getParentRoute: () => inside,
    path: '/hlasovani/$id/na-miste',
    params: numbered,
    component: lazyRouteComponent(() => import('./LocalPage.tsx'), 'LocalPage'),
  }),
] as const;
