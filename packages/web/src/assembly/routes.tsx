import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { inside, numbered } from '../base/places.ts';

/** Screens of the evening; each brings its own head. */
export const assemblyRoutes = [
  createRoute({
    getParentRoute: () => inside,
    path: '/shromazdeni-vlastniku/$id/prezence',
    params: numbered,
    staticData: { isStage: true },
    component: lazyRouteComponent(() => import('./desk/DeskPage.tsx'), 'DeskPage'),
  }),
  createRoute({
    getParentRoute: () => inside,
    path: '/shromazdeni-vlastniku/$id/rizeni',
    params: numbered,
    staticData: { isStage: true },
    component: lazyRouteComponent(() => import('./course/RunPage.tsx'), 'RunPage'),
  }),
] as const;
