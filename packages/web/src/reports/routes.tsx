import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { inside } from '../base/places.ts';

const getParentRoute = () => inside;
const params = {
  parse: ({ id }: { id: string }) => ({ id: Number(id) }),
  stringify: ({ id }: { id: number }) => ({ id: String(id) }),
};

export const reportRoutes = [
  createRoute({
    getParentRoute,
    path: '/hlaseni',
    component: lazyRouteComponent(() => import('./list/ReportsPage.tsx'), 'ReportsPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/hlaseni/novy',
    component: lazyRouteComponent(() => import('./form/NewReportPage.tsx'), 'NewReportPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/hlaseni/$id/upravit',
    params,
    component: lazyRouteComponent(() => import('./form/EditReportPage.tsx'), 'EditReportPage'),
  }),
] as const;
