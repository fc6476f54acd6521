import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { inside } from '../base/places.ts';

const getParentRoute = () => inside;

export const roleRoutes = [
  createRoute({
    getParentRoute,
    path: '/role',
    component: lazyRouteComponent(() => import('./RolesPage.tsx'), 'RolesPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/role/novy',
    component: lazyRouteComponent(() => import('./NewRolePage.tsx'), 'NewRolePage'),
  }),
  createRoute({
    getParentRoute,
    path: '/role/$id',
    component: lazyRouteComponent(() => import('./RolePage.tsx'), 'RolePage'),
  }),
  createRoute({
    getParentRoute,
    path: '/role/$id/upravit',
    component: lazyRouteComponent(() => import('./EditRolePage.tsx'), 'EditRolePage'),
  }),
] as const;
