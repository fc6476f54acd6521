import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { inside, numbered } from '../base/places.ts';

const getParentRoute = () => inside;

export const minutesRoutes = [
  createRoute({
    getParentRoute,
    path: '/shromazdeni-vlastniku/$id/zapis',
    params: numbered,
    component: lazyRouteComponent(() => import('./page/MinutesPage.tsx'), 'MinutesPage'),
  }),
] as const;
