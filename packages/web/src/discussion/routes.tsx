import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { inside } from '../base/places.ts';

const getParentRoute = () => inside;

export const discussionRoutes = [
  createRoute({
    getParentRoute,
    path: '/diskuze',
    component: lazyRouteComponent(() => import('./list/DiscussionsPage.tsx'), 'DiscussionsPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/diskuze/novy',
    component: lazyRouteComponent(() => import('./form/NewDiscussionPage.tsx'), 'NewDiscussionPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/diskuze/$id',
    component: lazyRouteComponent(() => import('./thread/DiscussionPage.tsx'), 'DiscussionPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/diskuze/$id/upravit',
    component: lazyRouteComponent(() => import('./form/EditDiscussionPage.tsx'), 'EditDiscussionPage'),
  }),
] as const;
