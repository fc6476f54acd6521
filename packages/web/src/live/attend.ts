import type { QueryClient } from '@tanstack/react-query';
import type { Chosen } from '../base/session.ts';
import { freshen } from './freshen.ts';
import { type Listening, listenAlone, listenTogether } from './leading.ts';
import { gathered, type News } from './news.ts';

/** A page nobody sees stops listening after so long. */
const hiddenFor = 5 * 60_000;
/** A page that is not told asks by itself. */
const alone = 60_000;
/** Between looks at the clock; a longer pause than `asleep` between two of them, and the computer slept. */
const tick = { every: 2_000, asleep: 20_000 };
const everything: News = { topics: null, listeners: 1 };

const canShare = () => 'locks' in navigator && 'BroadcastChannel' in globalThis;

/** Keeps what is shown of this house as it is now, until it is ended. */
export function attend(
  client: QueryClient,
  { id, session_user_id }: Pick<Chosen, 'id' | 'session_user_id'>,
): () => void {
  const news = gathered((topics) => void freshen(client, id, topics).catch(() => undefined));
  const listen = () =>
    canShare() ? listenTogether(`pavlac.live.${session_user_id}`, news.tell) : listenAlone(news.tell);
  let listening: Listening | null = listen();
  let isAway = false;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let lookedAt = Date.now();
  let askedAt = Date.now();

  const askAll = () => {
    askedAt = Date.now();
    news.tell(everything);
  };
  const leave = () => {
    isAway = true;
    listening?.end();
    listening = null;
  };
  const seen = () => {
    clearTimeout(rest);
    if (document.hidden) {
      rest = setTimeout(leave, hiddenFor);
      return;
    }
    if (!isAway) return;
    isAway = false;
    listening = listen();
    askAll();
  };
  // A page that the browser keeps for the way back holds nothing meanwhile.
  const left = (e: PageTransitionEvent) => e.persisted && leave();
  const look = () => {
    const now = Date.now();
    const slept = now - lookedAt > tick.asleep;
    lookedAt = now;
    if (document.hidden || isAway || !navigator.onLine) return;
    if (slept) {
      listening?.anew();
      askAll();
    } else if (listening?.isTold() === true) askedAt = now;
    else if (now - askedAt > alone) askAll();
  };
  const back = () => {
    listening?.anew();
    askAll();
  };
  const timer = setInterval(look, tick.every);
  document.addEventListener('visibilitychange', seen);
  document.addEventListener('resume', look);
  window.addEventListener('online', back);
  window.addEventListener('pagehide', left);
  window.addEventListener('pageshow', seen);
  seen();
  return () => {
    clearInterval(timer);
    clearTimeout(rest);
    document.removeEventListener('visibilitychange', seen);
    document.removeEventListener('resume', look);
    window.removeEventListener('online', back);
    window.removeEventListener('pagehide', left);
    window.removeEventListener('pageshow', seen);
    listening?.end();
    news.end();
  };
}
