import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { inside } from '../base/places.ts';

const getParentRoute = () => inside;
const params = {
  parse: ({ id }: { id: string }) => ({ id: Number(id) }),
  stringify: ({ id }: { id: number }) => ({ id: String(id) }),
};

/** The others stand in `app`, because other nouns bring parts of them. */
export const reportRoutes = [
  createRoute({
    getParentRoute,
    path: '/hlaseni/$id/upravit',
    params,
    component: lazyRouteComponent(() => import('./form/EditReportPage.tsx'), 'EditReportPage'),
  }),
] as const;
