import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { inside, numbered } from '../base/places.ts';

const getParentRoute = () => inside;

export const resolutionRoutes = [
  createRoute({
    getParentRoute,
    path: '/usneseni',
    component: lazyRouteComponent(() => import('./list/ResolutionsPage.tsx'), 'ResolutionsPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/usneseni/$id',
    params: numbered,
    component: lazyRouteComponent(() => import('./detail/ResolutionPage.tsx'), 'ResolutionPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/usneseni/$id/upravit',
    params: numbered,
    component: lazyRouteComponent(() => import('./form/EditResolutionPage.tsx'), 'EditResolutionPage'),
  }),
] as const;
