import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { provider } from '../base/places.ts';

export const invoiceRoutes = [
  createRoute({
    getParentRoute: () => provider,
    path: '/admin/fakturace',
    component: lazyRouteComponent(() => import('./admin/InvoicingPage.tsx'), 'InvoicingPage'),
  }),
  createRoute({
    getParentRoute: () => provider,
    path: '/admin/fakturace/banka',
    component: lazyRouteComponent(() => import('./bank/SupplierBankPage.tsx'), 'SupplierBankPage'),
  }),
] as const;
