import './app/look/fonts.css';
import './app/look/tokens.css';
import './app/look/global.css';
import { type ComponentType, lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Splash } from './app/frame/Splash.tsx';
import { askEarly } from './base/known.ts';
import { savedLook, wearLook } from './base/look.ts';
import { loadPart } from './base/parts.ts';
import { session, useSession } from './base/session.ts';
import { size } from './base/size.ts';
import { inTab } from './base/stored.ts';
import { loadTexts, savedLocale, startTexts, TextsProvider } from './base/texts.tsx';
import { isOpen } from './session/entry/path.ts';

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
// Whoever is signed in goes through it on their way out at most.
const loadDoor = async () => ({ default: (await import('./app/Door.tsx')).Door });
let Door: ComponentType<{ warmUp: typeof loadApp }> = lazy(() => loadPart(loadDoor));

function Root() {
  const { token } = useSession();
  const isOut = !token || isOpen(location.pathname);
  // The one is gone at once when the other is waited for.
  return (
    <Suspense key={isOut ? 'out' : 'in'} fallback={<Splash />}>
      {isOut ? <Door warmUp={loadApp} /> : <App />}
    </Suspense>
  );
}

async function start() {
  const ready = startTexts(locale);
  if (session.token() && !isOpen(location.pathname)) {
    askEarly();
    void loadApp();
  } else {
    const door = await loadDoor().catch(() => undefined);
    // It stands at once, without the sign of waiting before it.
    if (door) Door = door.default;
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
