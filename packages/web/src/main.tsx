import './app/fonts.css';
import './app/tokens.css';
import './app/global.css';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Splash } from './app/Splash.tsx';
import { askEarly } from './base/known.ts';
import { savedLook, wearLook } from './base/look.ts';
import { session, useSession } from './base/session.ts';
import { size } from './base/size.ts';
import { inTab } from './base/stored.ts';
import { loadTexts, savedLocale, startTexts, TextsProvider } from './base/texts.tsx';
import { PasskeySignIn } from './passkeys/PasskeySignIn.tsx';
import { isOpen } from './session/entry/path.ts';
import { SignedOut } from './session/SignedOut.tsx';

// A link of an English mail says so.
const linked = isOpen(location.pathname) && new URLSearchParams(location.search).get('lang') === 'en';
const locale = linked ? 'en' : savedLocale();
document.documentElement.lang = locale;
wearLook(savedLook());
size.wear();

const loadApp = async () => {
  const coming = import('./app/App.tsx');
  // Nobody is signed in while they are still at the door.
  if (session.token()) void coming.then(({ fetchScreen }) => fetchScreen()).catch(() => undefined);
  const [{ App }] = await Promise.all([coming, loadTexts(['shell'])]);
  return { default: App };
};
const App = lazy(loadApp);
const WorkScreen = lazy(async () => ({ default: (await import('./handovers/work/WorkScreen.tsx')).WorkScreen }));
const OrderScreen = lazy(async () => ({ default: (await import('./orders/door/OrderScreen.tsx')).OrderScreen }));
const BoardScreen = lazy(async () => ({
  default: (await import('./projector/board/BoardScreen.tsx')).BoardScreen,
}));

function Root() {
  const { token } = useSession();
  if (!token || isOpen(location.pathname)) {
    return (
      <SignedOut
        warmUp={loadApp}
        otherWay={<PasskeySignIn />}
        works={(token) => <WorkScreen token={token} />}
        boards={(token) => <BoardScreen token={token} />}
        orders={(token) => <OrderScreen token={token} />}
      />
    );
  }
  return (
    <Suspense fallback={<Splash />}>
      <App />
    </Suspense>
  );
}

async function start() {
  const ready = startTexts(locale);
  if (session.token() && !isOpen(location.pathname)) {
    askEarly();
    void loadApp();
  }
  await ready;
  const place = document.getElementById('root');
  if (!place) return;
  createRoot(place).render(
    <StrictMode>
      <TextsProvider initial={locale}>
        <Root />
      </TextsProvider>
    </StrictMode>,
  );
}

// a page that the browser kept must not show a house to whoever comes after signing out
window.addEventListener('pageshow', (e) => {
  if (e.persisted && !session.isKept()) location.replace('/prihlasit');
});
// after a new version is put up, pieces of the old one are gone: the page begins again, once
window.addEventListener('vite:preloadError', (e) => {
  // Without a connection it would not come back, and what is typed would be gone: the place of the piece says so.
  if (!navigator.onLine) return e.preventDefault();
  const again = `pavlac.reloaded.${__VERSION__}`;
  if (inTab.read(again)) return;
  inTab.write(again, 'yes');
  location.reload();
});
void start();
