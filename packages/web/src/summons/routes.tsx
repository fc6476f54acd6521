import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { inside, numbered } from '../base/places.ts';

const getParentRoute = () => inside;

export const summonsRoutes = [
  createRoute({
    getParentRoute,
    path: '/shromazdeni-vlastniku/$id/pozvanka',
    params: numbered,
    component: lazyRouteComponent(() => import('./preview/PreviewPage.tsx'), 'PreviewPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/shromazdeni-vlastniku/$id/doruceni',
    params: numbered,
    component: lazyRouteComponent(() => import('./delivery/DeliveryPage.tsx'), 'DeliveryPage'),
  }),
] as const;
