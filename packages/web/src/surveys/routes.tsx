import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { inside, numbered } from '../base/places.ts';

const getParentRoute = () => inside;

export const surveyRoutes = [
  createRoute({
    getParentRoute,
    path: '/ankety',
    component: lazyRouteComponent(() => import('./list/SurveysPage.tsx'), 'SurveysPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/ankety/novy',
    component: lazyRouteComponent(() => import('./form/NewSurveyPage.tsx'), 'NewSurveyPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/ankety/$id',
    params: numbered,
    component: lazyRouteComponent(() => import('./detail/SurveyPage.tsx'), 'SurveyPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/ankety/$id/upravit',
    params: numbered,
    component: lazyRouteComponent(() => import('./form/EditSurveyPage.tsx'), 'EditSurveyPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/ankety/$id/vysledky',
    params: numbered,
    component: lazyRouteComponent(() => import('./results/ResultsPage.tsx'), 'ResultsPage'),
  }),
] as const;
