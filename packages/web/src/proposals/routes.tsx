import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { inside, numbered } from '../base/places.ts';

const getParentRoute = () => inside;

export const proposalRoutes = [
  createRoute({
    getParentRoute,
    path: '/shromazdeni-vlastniku/namety',
    component: lazyRouteComponent(() => import('./list/ProposalsPage.tsx'), 'ProposalsPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/shromazdeni-vlastniku/namety/novy',
    component: lazyRouteComponent(() => import('./form/NewProposalPage.tsx'), 'NewProposalPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/shromazdeni-vlastniku/namety/$id',
    params: numbered,
    component: lazyRouteComponent(() => import('./detail/ProposalPage.tsx'), 'ProposalPage'),
  }),
] as const;
