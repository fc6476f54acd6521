import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { inside } from '../base/places.ts';

export const bookingRoutes = [
  createRoute({
    getParentRoute: () => inside,
    path: '/rezervace',
    component: lazyRouteComponent(() => import('./times/BookingsPage.tsx'), 'BookingsPage'),
  }),
] as const;
