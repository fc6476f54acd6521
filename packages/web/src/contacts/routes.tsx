import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { inside, numbered as params } from '../base/places.ts';

const getParentRoute = () => inside;

export const contactRoutes = [
  createRoute({
    getParentRoute,
    path: '/adresar-kontaktu/novy',
    component: lazyRouteComponent(() => import('./form/NewContactPage.tsx'), 'NewContactPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/adresar-kontaktu/$id/upravit',
    params,
    component: lazyRouteComponent(() => import('./form/EditContactPage.tsx'), 'EditContactPage'),
  }),
] as const;
