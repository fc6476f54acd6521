import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { provider } from '../base/places.ts';

export const accountRoutes = [
  createRoute({
    getParentRoute: () => provider,
    path: '/admin/ucty',
    component: lazyRouteComponent(() => import('./account/LoginForPage.tsx'), 'LoginForPage'),
  }),
] as const;
