import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { inside } from '../base/places.ts';

const getParentRoute = () => inside;
const params = {
  parse: ({ id }: { id: string }) => ({ id: Number(id) }),
  stringify: ({ id }: { id: number }) => ({ id: String(id) }),
};

export const messageRoutes = [
  createRoute({
    getParentRoute,
    path: '/zpravy',
    component: lazyRouteComponent(() => import('./MessagesPage.tsx'), 'MessagesPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/zpravy/novy',
    component: lazyRouteComponent(() => import('./form/NewMessagePage.tsx'), 'NewMessagePage'),
  }),
  createRoute({
    getParentRoute,
    path: '/zpravy/$id',
    params,
    component: lazyRouteComponent(() => import('./MessagePage.tsx'), 'MessagePage'),
  }),
  createRoute({
    getParentRoute,
    path: '/zpravy/$id/upravit',
    params,
    component: lazyRouteComponent(() => import('./form/EditMessagePage.tsx'), 'EditMessagePage'),
  }),
] as const;
