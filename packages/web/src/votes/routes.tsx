import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { inside } from '../base/places.ts';

const getParentRoute = () => inside;
const params = {
  parse: ({ id }: { id: string }) => ({ id: Number(id) }),
  stringify: ({ id }: { id: number }) => ({ id: String(id) }),
};

export const voteRoutes = [
  createRoute({
    getParentRoute,
    path: '/hlasovani',
    component: lazyRouteComponent(() => import('./VotesPage.tsx'), 'VotesPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/hlasovani/novy',
    component: lazyRouteComponent(() => import('../drafts/NewVotePage.tsx'), 'NewVotePage'),
  }),
  createRoute({
    getParentRoute,
    path: '/hlasovani/druha-osoba',
    component: lazyRouteComponent(() => import('../second/SecondPage.tsx'), 'SecondPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/hlasovani/plne-moci',
    component: lazyRouteComponent(() => import('../proxies/ProxiesPage.tsx'), 'ProxiesPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/hlasovani/plne-moci/novy',
    component: lazyRouteComponent(() => import('../proxies/NewProxyPage.tsx'), 'NewProxyPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/hlasovani/plne-moci/$id',
    params,
    component: lazyRouteComponent(() => import('../proxies/ProxyPage.tsx'), 'ProxyPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/hlasovani/$id',
    params,
    component: lazyRouteComponent(() => import('./VotePage.tsx'), 'VotePage'),
  }),
  createRoute({
    getParentRoute,
    path: '/hlasovani/$id/upravit',
    params,
    component: lazyRouteComponent(() => import('../drafts/EditVotePage.tsx'), 'EditVotePage'),
  }),
  createRoute({
    getParentRoute,
    path: '/hlasovani/$id/overit',
    params,
    component: lazyRouteComponent(() => import('../verification/VerifyPage.tsx'), 'VerifyPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/hlasovani/$id/na-miste',
    params,
    component: lazyRouteComponent(() => import('../presence/LocalPage.tsx'), 'LocalPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/hlasovani/$id/listky',
    params,
    component: lazyRouteComponent(() => import('../paper/TicketsPage.tsx'), 'TicketsPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/hlasovani/$id/listek',
    params,
    component: lazyRouteComponent(() => import('../paper/PaperPage.tsx'), 'PaperPage'),
  }),
] as const;
