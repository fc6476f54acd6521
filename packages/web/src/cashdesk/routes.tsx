import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { inside } from '../base/places.ts';

const getParentRoute = () => inside;

export const cashRoutes = [
  createRoute({
    getParentRoute,
    path: '/pokladna',
    component: lazyRouteComponent(() => import('./list/CashPage.tsx'), 'CashPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/pokladna/novy',
    component: lazyRouteComponent(() => import('./form/NewCashPage.tsx'), 'NewCashPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/pokladna/zalohy',
    component: lazyRouteComponent(() => import('./advances/AdvancesPage.tsx'), 'AdvancesPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/pokladna/zalohy/$id',
    params: { parse: ({ id }) => ({ id: Number(id) }), stringify: ({ id }) => ({ id: String(id) }) },
    component: lazyRouteComponent(() => import('./advances/AdvancePage.tsx'), 'AdvancePage'),
  }),
  createRoute({
    getParentRoute,
    path: '/pokladna/uzaverka/$id',
    params: { parse: ({ id }) => ({ id: Number(id) }), stringify: ({ id }) => ({ id: String(id) }) },
    component: lazyRouteComponent(() => import('./closing/ClosingPage.tsx'), 'ClosingPage'),
  }),
] as const;
