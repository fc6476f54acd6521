import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { inside, numbered } from '../base/places.ts';

export const verificationRoutes = [
  createRoute({
    getParentRoute: () => inside,
    path: '/hlasovani/$id/overit',
    params: numbered,
    component: lazyRouteComponent(() => import('./VerifyPage.tsx'), 'VerifyPage'),
  }),
] as const;
