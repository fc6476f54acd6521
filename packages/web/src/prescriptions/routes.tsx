import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { inside } from '../base/places.ts';

const getParentRoute = () => inside;

export const runRoutes = [
  createRoute({
    getParentRoute,
    path: '/prehled-poplatku/predpisy',
    component: lazyRouteComponent(() => import('./list/RunsPage.tsx'), 'RunsPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/prehled-poplatku/predpisy/novy',
    component: lazyRouteComponent(() => import('./form/NewRunPage.tsx'), 'NewRunPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/prehled-poplatku/predpisy/$id',
    params: { parse: ({ id }) => ({ id: Number(id) }), stringify: ({ id }) => ({ id: String(id) }) },
    component: lazyRouteComponent(() => import('./detail/RunPage.tsx'), 'RunPage'),
  }),
] as const;
