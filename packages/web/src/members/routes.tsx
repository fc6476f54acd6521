import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { inside, numberIn } from '../base/places.ts';

const getParentRoute = () => inside;

/** Ids of people in addresses are numbers. */
export const memberParams = {
  parse: ({ id }: { id: string }) => ({ id: numberIn(id) }),
  stringify: ({ id }: { id: number }) => ({ id: String(id) }),
};

// /sousede/{id} hangs in app: the own profile is composed of parts of other nouns
export const memberRoutes = [
  createRoute({
    getParentRoute,
    path: '/sousede',
    component: lazyRouteComponent(() => import('./list/MembersPage.tsx'), 'MembersPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/sousede/novy',
    component: lazyRouteComponent(() => import('./form/NewMemberPage.tsx'), 'NewMemberPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/sousede/pozvanky',
    component: lazyRouteComponent(() => import('./invite/InvitationsPage.tsx'), 'InvitationsPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/sousede/pristup',
    component: lazyRouteComponent(() => import('./list/RegisterPage.tsx'), 'RegisterPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/sousede/$id/upravit',
    params: memberParams,
    component: lazyRouteComponent(() => import('./form/EditMemberPage.tsx'), 'EditMemberPage'),
  }),
] as const;
