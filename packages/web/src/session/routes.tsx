import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { inside, provider } from '../base/places.ts';

export const sessionRoutes = [
  createRoute({
    getParentRoute: () => inside,
    path: '/ucet',
    component: lazyRouteComponent(() => import('./AccountPage.tsx'), 'AccountPage'),
  }),
] as const;

export const accountRoutes = [
  createRoute({
    getParentRoute: () => provider,
    path: '/admin/ucty',
    component: lazyRouteComponent(() => import('./LoginForPage.tsx'), 'LoginForPage'),
  }),
] as const;
