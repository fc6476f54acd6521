import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { inside } from '../base/places.ts';

export const sessionRoutes = [
  createRoute({
    getParentRoute: () => inside,
    path: '/ucet',
    component: lazyRouteComponent(() => import('./AccountPage.tsx'), 'AccountPage'),
  }),
] as const;
