import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { inside } from '../base/places.ts';

export const associationRoutes = [
  createRoute({
    getParentRoute: () => inside,
    path: '/detail-svj/upravit',
    component: lazyRouteComponent(() => import('./EditHousePage.tsx'), 'EditHousePage'),
  }),
] as const;
