import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { inside } from '../base/places.ts';

export const importRoutes = [
  createRoute({
    getParentRoute: () => inside,
    path: '/jednotky/import',
    component: lazyRouteComponent(() => import('./FilePage.tsx'), 'FilePage'),
  }),
  createRoute({
    getParentRoute: () => inside,
    path: '/jednotky/import/$id',
    component: lazyRouteComponent(() => import('./DraftPage.tsx'), 'DraftPage'),
  }),
  createRoute({
    getParentRoute: () => inside,
    path: '/sousede/import',
    component: lazyRouteComponent(() => import('./contacts/ContactFilePage.tsx'), 'ContactFilePage'),
  }),
  createRoute({
    getParentRoute: () => inside,
    path: '/sousede/import/$id',
    component: lazyRouteComponent(() => import('./contacts/ContactDraftPage.tsx'), 'ContactDraftPage'),
  }),
] as const;
