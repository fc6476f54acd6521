import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { inside, numbered } from '../base/places.ts';

const getParentRoute = () => inside;

export const meetingRoutes = [
  createRoute({
    getParentRoute,
    path: '/shromazdeni-vlastniku',
    component: lazyRouteComponent(() => import('./list/MeetingsPage.tsx'), 'MeetingsPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/shromazdeni-vlastniku/novy',
    component: lazyRouteComponent(() => import('./form/NewMeetingPage.tsx'), 'NewMeetingPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/shromazdeni-vlastniku/$id/upravit',
    params: numbered,
    component: lazyRouteComponent(() => import('./form/EditMeetingPage.tsx'), 'EditMeetingPage'),
  }),
] as const;
