import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { inside } from '../base/places.ts';

const getParentRoute = () => inside;

export const reminderRoutes = [
  createRoute({
    getParentRoute,
    path: '/prehled-poplatku/dluhy/upominky',
    component: lazyRouteComponent(() => import('./send/SendPage.tsx'), 'SendPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/prehled-poplatku/dluhy/stupne',
    component: lazyRouteComponent(() => import('./ladder/LadderPage.tsx'), 'LadderPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/prehled-poplatku/ucet/$id/upominky',
    params: { parse: ({ id }) => ({ id: Number(id) }), stringify: ({ id }) => ({ id: String(id) }) },
    component: lazyRouteComponent(() => import('./unit/UnitPage.tsx'), 'UnitPage'),
  }),
] as const;
