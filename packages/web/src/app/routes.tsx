import {
  type AnyRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Navigate,
  redirect,
} from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import type { NounId } from '#contract/nouns.ts';
import type { Piece } from '#contract/texts/pieces.ts';
import { inside, numbered, provider, root } from '../base/places.ts';
import { type Chosen, session } from '../base/session.ts';
import { bring } from '../base/texts.tsx';
import type { NounWeb } from '../define-noun.ts';
import { invoiceRoutes } from '../invoices/routes.tsx';
import { memberParams } from '../members/routes.tsx';
import { nouns, said } from '../nouns.ts';
import { orderRoutes } from '../orders/routes.tsx';
import { outboxRoutes } from '../outbox/routes.tsx';
import { portableRoutes } from '../portable/routes.tsx';
import { accountRoutes } from '../session/routes.tsx';
import { BrokenPage, MissingPage } from './ErrorPage.tsx';
import { bringing } from './places/bringing.ts';
import { Shell } from './Shell.tsx';

/** An address that only leads to another one. */
const leads = <P extends string>(path: P, to: string) =>
  createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: () => {
      throw redirect({ to: to as never, replace: true });
    },
  });
const place = <P extends string>(path: P, component: typeof MissingPage) =>
  createRoute({ getParentRoute: () => inside, path, component });

const ways = [
  leads('/', '/nastenka'),
  leads('/prihlasit', '/nastenka'),
  leads('/zapomenute-heslo', '/nastenka'),
  leads('/auth', '/nastenka'),
  leads('/error', '/error/404'),
  leads('/error/$', '/error/404'),
] as const;
const errors = [place('/404', MissingPage), place('/error/404', MissingPage), place('/error/500', BrokenPage)] as const;

// Its sections belong to several nouns, and each comes with its own sentences.
const house = createRoute({
  getParentRoute: () => inside,
  path: '/detail-svj',
  component: lazyRouteComponent(() => import('./places/HousePlace.tsx'), 'HousePlace'),
  loader: bring(['screens', 'association', 'fields']),
});
const steps = createRoute({
  getParentRoute: () => inside,
  path: '/kroky',
  component: lazyRouteComponent(() => import('./places/StepsPlace.tsx'), 'StepsPlace'),
  loader: bring(['home', 'screens']),
});
const member = createRoute({
  getParentRoute: () => inside,
  path: '/sousede/$id',
  params: memberParams,
  component: lazyRouteComponent(() => import('./places/MemberPlace.tsx'), 'MemberPlace'),
  loader: bring(['screens', 'members', 'fields', 'session']),
});
// So have a report and a contact: what a firm was given to mend stands on both.
const report = createRoute({
  getParentRoute: () => inside,
  path: '/hlaseni/$id',
  params: numbered,
  component: lazyRouteComponent(() => import('./places/ReportPlace.tsx'), 'ReportPlace'),
  loader: bring(['screens', 'reports', 'comments', ...bringing('reportParts')]),
});
// What does not run in the house answers what is reported.
const reportsList = createRoute({
  getParentRoute: () => inside,
  path: '/hlaseni',
  component: lazyRouteComponent(() => import('./places/ReportsPlace.tsx'), 'ReportsPlace'),
  loader: bring(['screens', 'reports']),
});
const newReport = createRoute({
  getParentRoute: () => inside,
  path: '/hlaseni/novy',
  component: lazyRouteComponent(() => import('./places/NewReportPlace.tsx'), 'NewReportPlace'),
  loader: bring(['screens', 'reports']),
});
const contact = createRoute({
  getParentRoute: () => inside,
  path: '/adresar-kontaktu/$id',
  params: numbered,
  component: lazyRouteComponent(() => import('./places/ContactPlace.tsx'), 'ContactPlace'),
  loader: bring(['screens', 'contacts', ...bringing('contactParts')]),
});
// What other nouns bring comes with the first contact that is opened beside the list, but for a word in its rows.
const contactsList = createRoute({
  getParentRoute: () => inside,
  path: '/adresar-kontaktu',
  component: lazyRouteComponent(() => import('./places/ContactsPlace.tsx'), 'ContactsPlace'),
  loader: bring(['screens', 'contacts', 'handovers']),
});
// And the calendar with its events: phones are given it, and calendars of others stand in it.
const calendar = createRoute({
  getParentRoute: () => inside,
  path: '/kalendar-udalosti',
  component: lazyRouteComponent(() => import('./places/CalendarPlace.tsx'), 'CalendarPlace'),
  loader: bring(['screens', 'events', 'fields', 'confirmations', 'comments', 'audience', ...bringing('eventParts')]),
});
const event = createRoute({
  getParentRoute: () => inside,
  path: '/kalendar-udalosti/$id',
  params: numbered,
  component: lazyRouteComponent(() => import('./places/EventPlace.tsx'), 'EventPlace'),
  loader: bring(['screens', 'events', 'fields', 'confirmations', 'comments', 'audience', ...bringing('eventParts')]),
});
// What is prepared, sent, held and written down of a meeting stands on its page.
const meeting = createRoute({
  getParentRoute: () => inside,
  path: '/shromazdeni-vlastniku/$id',
  params: numbered,
  component: lazyRouteComponent(() => import('./places/MeetingPlace.tsx'), 'MeetingPlace'),
  loader: bring(['screens', 'meetings', ...bringing('meetingParts')]),
});
// A fee, a request and a record of the cash desk say what became of each other.
const fee = createRoute({
  getParentRoute: () => inside,
  path: '/prehled-poplatku/$id',
  params: numbered,
  component: lazyRouteComponent(() => import('./places/FeePlace.tsx'), 'FeePlace'),
  loader: bring(['screens', 'fees', 'money', ...bringing('feeParts')]),
});
const approval = createRoute({
  getParentRoute: () => inside,
  path: '/pozadavky-ke-schvaleni/$id',
  params: numbered,
  component: lazyRouteComponent(() => import('./places/ApprovalPlace.tsx'), 'ApprovalPlace'),
  loader: bring(['screens', 'approvals', 'comments', 'money', ...bringing('approvalParts')]),
});
const cash = createRoute({
  getParentRoute: () => inside,
  path: '/pokladna/$id',
  params: numbered,
  component: lazyRouteComponent(() => import('./places/CashPlace.tsx'), 'CashPlace'),
  loader: bring(['screens', 'cashdesk', 'money', ...bringing('cashParts')]),
});
const account = createRoute({
  getParentRoute: () => inside,
  path: '/ucet',
  component: lazyRouteComponent(() => import('./places/AccountPlace.tsx'), 'AccountPlace'),
  loader: bring(['screens', 'session', 'members', 'fields']),
});

root.update({ notFoundComponent: () => <Navigate to={'/404' as never} replace /> });
// Few people ever see what stands outside of houses.
const outside = () => import('./ProviderShell.tsx');
provider.update({ component: lazyRouteComponent(outside, 'ProviderShell'), errorComponent: BrokenPage });
inside.update({ component: Shell, errorComponent: BrokenPage });

type RouteOf<N> = N extends { routes: readonly (infer Route)[] } ? Route : never;
// One list of all, typed by each: the addresses that screens link to are checked against it.
const routesOfNouns = said('routes').flat() as unknown as readonly RouteOf<(typeof nouns)[keyof typeof nouns]>[];

// A screen is shown when its sentences are here: those of its noun, and of nouns that it says it speaks of.
const says = (routes: readonly Pick<AnyRoute, 'update'>[], pieces: readonly Piece[]) => {
  // The types of `update` leave the loader out; it takes every option.
  for (const route of routes) route.update({ loader: bring(pieces) } as never);
};
for (const [noun, { routes, alsoSays }] of Object.entries<NounWeb>(nouns)) {
  const others = 'none' in alsoSays ? [] : alsoSays;
  // What the dashboard says at once comes with the shell; the rest of its sentences with the part that says them.
  const own: readonly Piece[] = noun === 'home' ? [] : [noun as NounId, 'screens'];
  if (!('none' in routes)) says(routes, [...own, ...others]);
}
says(orderRoutes, ['orders', 'screens']);
says(outboxRoutes, ['outbox', 'screens']);
says(invoiceRoutes, ['invoices', 'screens', 'money']);
says(portableRoutes, ['portable', 'screens']);
says(accountRoutes, ['session', 'screens']);

const tree = root.addChildren([
  ...ways,
  createRoute({ getParentRoute: () => root, path: '/admin', component: lazyRouteComponent(outside, 'LeaveHouse') }),
  provider.addChildren([...orderRoutes, ...outboxRoutes, ...invoiceRoutes, ...portableRoutes, ...accountRoutes]),
  inside.addChildren([
    ...errors,
    ...routesOfNouns,
    account,
    house,
    steps,
    member,
    report,
    reportsList,
    newReport,
    contactsList,
    contact,
    calendar,
    event,
    meeting,
    fee,
    approval,
    cash,
  ]),
]);

export const router = createRouter({
  routeTree: tree,
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultErrorComponent: BrokenPage,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

const isProviderPlace = () => /^\/admin\/./.test(router.history.location.pathname);
const onMove = (tell: () => void) => router.history.subscribe(tell);
/** Whether the address is one of those that need no house. */
export const useProviderPlace = (): boolean => useSyncExternalStore(onMove, isProviderPlace);

/** Goes into a house: this tab is its from now on. `stay` keeps the address that was asked for. */
export async function enterHouse(house: Chosen, { stay = false } = {}): Promise<void> {
  session.choose(house);
  if (!stay) await router.navigate({ to: '/nastenka', search: { svj: house.id } });
}

/** Fetches the code and the sentences of the screen at the address while it is still asked who this is. */
export const fetchScreen = (): void => {
  const { pathname } = router.history.location;
  void router.preloadRoute({ to: pathname as never }).catch(() => undefined);
};
