import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { inside } from '../base/places.ts';

const getParentRoute = () => inside;

export const feeRoutes = [
  createRoute({
    getParentRoute,
    path: '/prehled-poplatku',
    component: lazyRouteComponent(() => import('./list/FeesPage.tsx'), 'FeesPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/prehled-poplatku/novy',
    component: lazyRouteComponent(() => import('./form/NewFeePage.tsx'), 'NewFeePage'),
  }),
] as const;
