import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { inside } from '../base/places.ts';

export const changeRoutes = [
  createRoute({
    getParentRoute: () => inside,
    path: '/zmeny-evidence/$id',
    component: lazyRouteComponent(() => import('./RequestPage.tsx'), 'RequestPage'),
  }),
] as const;
