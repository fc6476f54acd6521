import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { isDemo } from '../../base/demo.ts';
import { go, isKnown, usePath } from '../entry/path.ts';
import { LoginScreen } from './LoginScreen.tsx';

const ForgotScreen = lazy(async () => ({ default: (await import('./ForgotScreen.tsx')).ForgotScreen }));
const ResetScreen = lazy(async () => ({ default: (await import('./ResetScreen.tsx')).ResetScreen }));
const ActivationScreen = lazy(async () => ({
  default: (await import('../activation/ActivationScreen.tsx')).ActivationScreen,
}));
const LetterScreen = lazy(async () => ({ default: (await import('../activation/LetterScreen.tsx')).LetterScreen }));
const LoginChangeScreen = lazy(async () => ({
  default: (await import('../changing/LoginChangeScreen.tsx')).LoginChangeScreen,
}));
const UnsubscribeScreen = lazy(async () => ({ default: (await import('./UnsubscribeScreen.tsx')).UnsubscribeScreen }));
const AlarmScreen = lazy(async () => ({ default: (await import('./AlarmScreen.tsx')).AlarmScreen }));
const WallScreen = lazy(async () => ({ default: (await import('../wall/WallScreen.tsx')).WallScreen }));
const WallQuietScreen = lazy(async () => ({
  default: (await import('../wall/WallQuietScreen.tsx')).WallQuietScreen,
}));
const WallConfirmScreen = lazy(async () => ({
  default: (await import('../wall/WallConfirmScreen.tsx')).WallConfirmScreen,
}));
const ProofScreen = lazy(async () => ({ default: (await import('../proof/ProofScreen.tsx')).ProofScreen }));
const LegalScreen = lazy(async () => ({ default: (await import('./LegalScreen.tsx')).LegalScreen }));
const ElsewhereScreen = lazy(async () => ({ default: (await import('./ElsewhereScreen.tsx')).ElsewhereScreen }));
const LogoutScreen = lazy(async () => ({ default: (await import('./LogoutScreen.tsx')).LogoutScreen }));

const DoorsScreen = lazy(async () => ({ default: (await import('../demo/DoorsScreen.tsx')).DoorsScreen }));

/** The door of the portal. */
function useDoor(path: string) {
  useEffect(() => {
    if (path === '/') go('/prihlasit', { replace: true });
  }, [path]);
}

/** The signed-in tree arrives while the person types. On a wall nobody does, nor on the phones around it. */
function useWarmUp(path: string, warmUp: () => Promise<unknown>) {
  const isTyped = !path.startsWith('/promitani/');
  useEffect(() => {
    if (!isTyped) return;
    const timer = setTimeout(() => void warmUp().catch(() => undefined), 2500);
    return () => clearTimeout(timer);
  }, [isTyped, warmUp]);
}

type OfToken = (token: string) => ReactNode;
type Screens = { otherWay: ReactNode; works: OfToken; boards: OfToken; orders: OfToken };

function Screen({ path, otherWay, works, boards, orders }: Screens & { path: string }) {
  if (path === '/zapomenute-heslo') return <ForgotScreen />;
  if (path === '/podminky') return <LegalScreen paper="terms" />;
  if (path === '/soukromi') return <LegalScreen paper="privacy" />;
  if (path === '/logout') return <LogoutScreen />;
  if (path.startsWith('/zmena-hesla/')) return <ResetScreen token={path.split('/')[2] ?? ''} />;
  if (path.startsWith('/aktivace/')) return <ActivationScreen token={path.split('/')[2] ?? ''} />;
  if (path === '/pozvanka') return <LetterScreen />;
  if (path.startsWith('/zmena-emailu/')) return <LoginChangeScreen token={path.split('/')[2] ?? ''} />;
  if (path.startsWith('/odhlasit/')) return <UnsubscribeScreen token={path.split('/')[2] ?? ''} />;
  if (path.startsWith('/nebyl-jsem-to-ja/')) return <AlarmScreen token={path.split('/')[2] ?? ''} />;
  if (path.startsWith('/z/potvrdit/')) return <WallConfirmScreen token={path.split('/')[3] ?? ''} />;
  if (path.startsWith('/z/dost/')) return <WallQuietScreen token={path.split('/')[3] ?? ''} />;
  if (path.startsWith('/z/')) return <WallScreen token={decodeURIComponent(path.split('/')[2] ?? '')} />;
  if (path.startsWith('/prace/')) return works(path.split('/')[2] ?? '');
  if (path.startsWith('/promitani/')) return boards(path.split('/')[2] ?? '');
  if (path.startsWith('/objednavka/')) return orders(path.split('/')[2] ?? '');
  if (path.startsWith('/potvrzeni/')) return <ProofScreen token={path.split('/')[2] ?? ''} />;
  if (path !== '/' && !isKnown(path)) return <ElsewhereScreen path={path} />;
  const login = <LoginScreen otherWay={otherWay} />;
  return isDemo() ? <DoorsScreen otherwise={login} /> : login;
}

/** The tree of whoever is not signed in: its screens load one by one, no component library, no router. */
export function SignedOut({ warmUp, ...screens }: Screens & { warmUp: () => Promise<unknown> }) {
  const path = usePath();
  useDoor(path);
  useWarmUp(path, warmUp);
  return (
    <Suspense>
      <Screen path={path} {...screens} />
    </Suspense>
  );
}
