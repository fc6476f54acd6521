import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { provider } from '../base/places.ts';

const getParentRoute = () => provider;

export const outboxRoutes = [
  createRoute({
    getParentRoute,
    path: '/admin/posta',
    component: lazyRouteComponent(() => import('./OutboxPage.tsx'), 'OutboxPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/admin/posta/$id',
    params: {
      parse: ({ id }: { id: string }) => ({ id: Number(id) }),
      stringify: ({ id }: { id: number }) => ({ id: String(id) }),
    },
    component: lazyRouteComponent(() => import('./MailPage.tsx'), 'MailPage'),
  }),
] as const;
