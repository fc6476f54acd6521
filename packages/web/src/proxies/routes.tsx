import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { inside, numbered } from '../base/places.ts';

export const proxyRoutes = [
  createRoute({
    getParentRoute: () => inside,
    path: '/hlasovani/plne-moci',
    component: lazyRouteComponent(() => import('./ProxiesPage.tsx'), 'ProxiesPage'),
  }),
  createRoute({
    getParentRoute: () => inside,
    path: '/hlasovani/plne-moci/novy',
    component: lazyRouteComponent(() => import('./NewProxyPage.tsx'), 'NewProxyPage'),
  }),
  createRoute({
    getParentRoute: () => inside,
    path: '/hlasovani/plne-moci/$id',
    params: numbered,
    component: lazyRouteComponent(() => import('./ProxyPage.tsx'), 'ProxyPage'),
  }),
] as const;
