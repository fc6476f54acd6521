import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { inside } from '../base/places.ts';

const getParentRoute = () => inside;

export const bankRoutes = [
  createRoute({
    getParentRoute,
    path: '/prehled-poplatku/banka',
    component: lazyRouteComponent(() => import('./list/BankPage.tsx'), 'BankPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/prehled-poplatku/banka/$id',
    params: { parse: ({ id }) => ({ id: Number(id) }), stringify: ({ id }) => ({ id: String(id) }) },
    component: lazyRouteComponent(() => import('./statement/StatementPage.tsx'), 'StatementPage'),
  }),
] as const;
