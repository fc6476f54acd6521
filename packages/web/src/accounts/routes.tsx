import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { inside } from '../base/places.ts';

const getParentRoute = () => inside;
const account = () => import('./account/AccountPage.tsx');

export const accountRoutes = [
  createRoute({
    getParentRoute,
    path: '/prehled-poplatku/ucet',
    component: lazyRouteComponent(account, 'OwnAccountPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/prehled-poplatku/ucet/$id',
    params: { parse: ({ id }) => ({ id: Number(id) }), stringify: ({ id }) => ({ id: String(id) }) },
    component: lazyRouteComponent(account, 'AccountPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/prehled-poplatku/prehled',
    component: lazyRouteComponent(() => import('./house/MatrixPage.tsx'), 'MatrixPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/prehled-poplatku/dluhy',
    component: lazyRouteComponent(() => import('./house/DebtsPage.tsx'), 'DebtsPage'),
  }),
] as const;
