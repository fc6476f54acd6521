import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { inside, numbered } from '../base/places.ts';

const getParentRoute = () => inside;

export const documentRoutes = [
  createRoute({
    getParentRoute,
    path: '/dokumenty',
    component: lazyRouteComponent(() => import('./list/DocumentsPage.tsx'), 'DocumentsPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/dokumenty/rozeslat',
    component: lazyRouteComponent(() => import('./filing/FilingPage.tsx'), 'FilingPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/dokumenty/kos',
    component: lazyRouteComponent(() => import('./bin/BinPage.tsx'), 'BinPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/dokumenty/konci',
    component: lazyRouteComponent(() => import('./due/DuePage.tsx'), 'DuePage'),
  }),
  createRoute({
    getParentRoute,
    path: '/dokumenty/$id',
    params: numbered,
    component: lazyRouteComponent(() => import('./detail/DocumentPage.tsx'), 'DocumentPage'),
  }),
] as const;
