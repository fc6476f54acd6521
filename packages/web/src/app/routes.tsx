import { createRoute, createRouter, Navigate, redirect } from '@tanstack/react-router';
import { inside, root } from '../base/places.ts';
import { homeRoutes } from '../home/routes.tsx';
import { Shell } from './Shell.tsx';

const start = createRoute({
  getParentRoute: () => inside,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/nastenka', replace: true });
  },
});

root.update({ notFoundComponent: () => <Navigate to={'/404' as never} replace /> });
inside.update({ component: Shell });

const tree = root.addChildren([inside.addChildren([start, ...homeRoutes])]);

export const router = createRouter({ routeTree: tree, defaultPreload: 'intent', scrollRestoration: true });

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
