import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { provider } from '../base/places.ts';

export const invoiceRoutes = [
  createRoute({
    getParentRoute: () => provider,
    path: '/admin/fakturace',
    component: lazyRouteComponent(() => import('./admin/InvoicingPage.tsx'), 'InvoicingPage'),
  }),
] as const;
