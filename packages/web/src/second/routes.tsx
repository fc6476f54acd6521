import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { inside } from '../base/places.ts';

export const secondRoutes = [
  createRoute({
    getParentRoute: () => inside,
    path: '/hlasovani/druha-osoba',
    component: lazyRouteComponent(() => import('./SecondPage.tsx'), 'SecondPage'),
  }),
] as const;
