import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { provider } from '../base/places.ts';

const getParentRoute = () => provider;
const params = {
  parse: ({ id }: { id: string }) => ({ id: Number(id) }),
  stringify: ({ id }: { id: number }) => ({ id: String(id) }),
};

export const orderRoutes = [
  createRoute({
    getParentRoute,
    path: '/admin/objednavky',
    component: lazyRouteComponent(() => import('./staff/OrdersPage.tsx'), 'OrdersPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/admin/objednavky/novy',
    component: lazyRouteComponent(() => import('./staff/OrderFormPage.tsx'), 'OrderFormPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/admin/objednavky/$id',
    params,
    component: lazyRouteComponent(() => import('./staff/OrderPage.tsx'), 'OrderPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/admin/objednavky/$id/kontrola',
    params,
    component: lazyRouteComponent(() => import('./check/CheckPage.tsx'), 'CheckPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/admin/pracovnici',
    component: lazyRouteComponent(() => import('./staff/EmployeesPage.tsx'), 'EmployeesPage'),
  }),
] as const;
