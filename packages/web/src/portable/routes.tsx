import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { provider } from '../base/places.ts';

export const portableRoutes = [
  createRoute({
    getParentRoute: () => provider,
    path: '/admin/prenos',
    component: lazyRouteComponent(() => import('./ImportsPage.tsx'), 'ImportsPage'),
  }),
] as const;
