import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { inside } from '../base/places.ts';

const getParentRoute = () => inside;
const params = {
  parse: ({ id }: { id: string }) => ({ id: Number(id) }),
  stringify: ({ id }: { id: number }) => ({ id: String(id) }),
};

export const saleRoutes = [
  createRoute({
    getParentRoute,
    path: '/prehled-poplatku/ucet/$id/predani',
    params,
    component: lazyRouteComponent(() => import('./form/NewSalePage.tsx'), 'NewSalePage'),
  }),
  createRoute({
    getParentRoute,
    path: '/prehled-poplatku/predani/$id',
    params,
    component: lazyRouteComponent(() => import('./detail/SalePage.tsx'), 'SalePage'),
  }),
] as const;
