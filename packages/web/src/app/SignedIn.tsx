import { useQuery } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { association } from '#contract/association/endpoints.ts';
import { session as calls } from '#contract/session/endpoints.ts';
import type { Me } from '#contract/session/schema.ts';
import type { Answer } from '../base/answer.ts';
import { asker } from '../base/ask.ts';
import { keyOf, useReading } from '../base/data.ts';
import { askWho, remembered } from '../base/known.ts';
import { type Known, KnownProvider } from '../base/me.tsx';
import { latePart } from '../base/parts.ts';
import { session, useSession } from '../base/session.ts';
import { size } from '../base/size.ts';
import { useLanguage } from '../base/texts.tsx';
import { Offline } from './frame/Offline.tsx';
import { Splash, SplashUntilCalm } from './frame/Splash.tsx';
import { enterHouse, router, useProviderPlace } from './routes.tsx';

// Who has one house, or chose one before, never sees it.
const Picker = latePart(async () => (await import('./Picker.tsx')).Picker, ['session']);

/** The house a link names at the start of this page; it wins over the stored one. */
function linkedHouse(): number | null {
  const svj = Number(new URLSearchParams(location.search).get('svj'));
  return Number.isInteger(svj) && svj > 0 ? svj : null;
}

async function verified(): Promise<Known | null> {
  try {
    const by = asker();
    const { new_login, user, portal } = await askWho();
    if (new_login || !user) session.end(new_login ? 'AUTH.ERRORS.SIGNED_OUT_ELSEWHERE' : 'BASE.ERRORS.UNAUTHORIZED');
    if (user) remembered.keep(by, { me: user, portal });
    return user && { me: user, portal };
  } catch (error) {
    if ((error as Answer).status === 401) session.end('BASE.ERRORS.UNAUTHORIZED');
    throw error;
  }
}

type EntranceProps = { me: Me; linked: number | null; last?: number; onSettled: () => void };

/** Chooses the house: the linked one, the only one, or whichever the person picks. */
function Entrance({ me, linked, last, onSettled }: EntranceProps) {
  const { chosen, said } = useSession();
  const all = useReading(association.all, { sizePerPage: 'all' });
  const own = all.data?.svj_list.filter((h) => h.session_user_id > 0);
  const only = own?.length === 1 && !me.isProductAdmin && !said ? own[0] : undefined;
  const target = linked === null ? only : own?.find((h) => h.id === linked);
  const astray = own !== undefined && linked !== null && !target;
  useEffect(() => {
    if (target) void enterHouse(target, { stay: true });
    if (!astray) return;
    session.unchoose(me.isProductAdmin ? null : 'PICKER.LOST');
    onSettled();
  }, [target, astray, me.isProductAdmin, onSettled]);
  if (all.error) return <Offline error={all.error} again={all.refetch} />;
  if (!all.data || target || astray || chosen) return <Splash />;
  return (
    <Suspense fallback={<Splash />}>
      <Picker count={all.data.total} last={last} onChosen={(house) => void enterHouse(house)} />
    </Suspense>
  );
}

/** The portal at the address that stands in the browser: signing out and in again left the router at an older one. */
function Routed() {
  useEffect(() => {
    const left = router.stores.resolvedLocation.get();
    if (left && left.href !== router.history.location.href) void router.load();
  }, []);
  return <RouterProvider router={router} />;
}

/** Who is asking and where: only then the portal itself. */
export function SignedIn() {
  const { token, chosen } = useSession();
  const [linked, setLinked] = useState(linkedHouse);
  const [last] = useState(session.lastHouse);
  // What was seen here before stands at once: nothing comes over it.
  const [fresh] = useState(() => remembered.read() === undefined);
  const settle = useCallback(() => setLinked(null), []);
  const known = useQuery<Known | null, Answer>({
    queryKey: [...keyOf(chosen?.id ?? null, calls.verify, {}), token],
    queryFn: verified,
    staleTime: 300_000,
    // Drawn at once, and asked all the same.
    initialData: remembered.read,
    initialDataUpdatedAt: 0,
  });
  const { setLocale } = useLanguage();
  const me = known.data?.me;
  const lang = me?.lang;
  useEffect(() => {
    if (lang) void setLocale(lang);
  }, [lang, setLocale]);
  // What was chosen on this device stands before what was chosen on another.
  const textSize = me?.textSize;
  useEffect(() => {
    if (textSize && !size.kept()) size.keep(textSize);
  }, [textSize]);
  const atProvider = useProviderPlace() && me?.isProductAdmin === true;
  const lost = chosen !== null && me?.svj_id === null;
  const here = chosen !== null && (linked === null || linked === chosen.id);
  useEffect(() => {
    if (lost) session.unchoose('PICKER.LOST');
    else if (here) settle();
  }, [lost, here, settle]);
  if (known.error) return <Offline error={known.error} again={known.refetch} />;
  if (!known.data || lost) return <Splash />;
  return (
    <KnownProvider value={known.data}>
      {here || atProvider ? (
        <SplashUntilCalm fresh={fresh}>
          <Routed />
        </SplashUntilCalm>
      ) : (
        <Entrance me={known.data.me} linked={linked} last={last} onSettled={settle} />
      )}
    </KnownProvider>
  );
}
