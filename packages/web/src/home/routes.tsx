import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { inside } from '../base/places.ts';

export const homeRoutes = [
  createRoute({
    getParentRoute: () => inside,
    path: '/nastenka',
    component: lazyRouteComponent(() => import('./HomePage.tsx'), 'HomePage'),
  }),
] as const;
