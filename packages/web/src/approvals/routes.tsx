import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { inside } from '../base/places.ts';

const getParentRoute = () => inside;

export const approvalRoutes = [
  createRoute({
    getParentRoute,
    path: '/pozadavky-ke-schvaleni',
    component: lazyRouteComponent(() => import('./list/ApprovalsPage.tsx'), 'ApprovalsPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/pozadavky-ke-schvaleni/novy',
    component: lazyRouteComponent(() => import('./form/NewApprovalPage.tsx'), 'NewApprovalPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/pozadavky-ke-schvaleni/zastupy',
    component: lazyRouteComponent(() => import('./standing/SubstitutesPage.tsx'), 'SubstitutesPage'),
  }),
] as const;
