import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { inside } from '../base/places.ts';

export const wallRoutes = [
  createRoute({
    getParentRoute: () => inside,
    path: '/hlaseni/ze-zdi',
    component: lazyRouteComponent(() => import('./NotesPage.tsx'), 'NotesPage'),
  }),
] as const;
