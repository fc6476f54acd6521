import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { inside } from '../base/places.ts';

export const clearanceRoutes = [
  createRoute({
    getParentRoute: () => inside,
    path: '/prehled-poplatku/potvrzeni',
    component: lazyRouteComponent(() => import('./list/ClearancesPage.tsx'), 'ClearancesPage'),
  }),
] as const;
