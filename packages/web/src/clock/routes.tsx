import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { inside } from '../base/places.ts';

export const clockRoutes = [
  createRoute({
    getParentRoute: () => inside,
    path: '/lhuty',
    component: lazyRouteComponent(() => import('./list/ClockPage.tsx'), 'ClockPage'),
  }),
] as const;
