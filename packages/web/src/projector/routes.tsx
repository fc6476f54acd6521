import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { inside, numbered } from '../base/places.ts';

export const projectorRoutes = [
  createRoute({
    getParentRoute: () => inside,
    path: '/shromazdeni-vlastniku/$id/prubeh',
    params: numbered,
    staticData: { isStage: true },
    component: lazyRouteComponent(() => import('./FollowPage.tsx'), 'FollowPage'),
  }),
] as const;
