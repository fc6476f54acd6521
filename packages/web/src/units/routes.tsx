import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { inside, numberIn } from '../base/places.ts';

const getParentRoute = () => inside;
const params = {
  parse: ({ id }: { id: string }) => ({ id: numberIn(id) }),
  stringify: ({ id }: { id: number }) => ({ id: String(id) }),
};

export const unitRoutes = [
  createRoute({
    getParentRoute,
    path: '/jednotky',
    component: lazyRouteComponent(() => import('./list/UnitsPage.tsx'), 'UnitsPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/jednotky/novy',
    component: lazyRouteComponent(() => import('./form/NewUnitPage.tsx'), 'NewUnitPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/jednotky/kontrola',
    component: lazyRouteComponent(() => import('./list/CheckPage.tsx'), 'CheckPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/jednotky/$id',
    params,
    component: lazyRouteComponent(() => import('./detail/UnitPage.tsx'), 'UnitPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/jednotky/$id/upravit',
    params,
    component: lazyRouteComponent(() => import('./form/EditUnitPage.tsx'), 'EditUnitPage'),
  }),
] as const;
