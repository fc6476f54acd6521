import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { inside } from '../base/places.ts';

const getParentRoute = () => inside;
const params = {
  parse: ({ id }: { id: string }) => ({ id: Number(id) }),
  stringify: ({ id }: { id: number }) => ({ id: String(id) }),
};

/** The calendar and the page of an event stand in `app`, because other nouns bring parts of them. */
export const eventRoutes = [
  createRoute({
    getParentRoute,
    path: '/kalendar-udalosti/novy',
    component: lazyRouteComponent(() => import('./form/NewEventPage.tsx'), 'NewEventPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/kalendar-udalosti/$id/upravit',
    params,
    component: lazyRouteComponent(() => import('./form/EditEventPage.tsx'), 'EditEventPage'),
  }),
] as const;
