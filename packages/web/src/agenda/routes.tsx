import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { inside, numbered } from '../base/places.ts';

const getParentRoute = () => inside;

export const agendaRoutes = [
  createRoute({
    getParentRoute,
    path: '/shromazdeni-vlastniku/$id/program',
    params: numbered,
    component: lazyRouteComponent(() => import('./form/EditAgendaPage.tsx'), 'EditAgendaPage'),
  }),
] as const;
