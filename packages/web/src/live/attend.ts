import type { QueryClient } from '@tanstack/react-query';
import type { Chosen } from '../base/session.ts';
import { freshen } from './freshen.ts';
import { type Listening, listenAlone, listenTogether } from './leading.ts';
import { gathered, type News } from './news.ts';
import { openStream } from './stream.ts';

/** A page nobody sees stops listening after so long. */
const hiddenFor = 5 * 60_000;
/** A page that is not told asks by itself. */
const alone = 60_000;
/** Between looks at the clock; a longer pause than `asleep` between two of them, and the computer slept. */
const tick = { every: 2_000, asleep: 20_000 };
/** An answer may have been so long on its way. */
const onItsWay = 10_000;
const everything: News = { topics: null, listeners: 1 };

const canShare = () => 'locks' in navigator && 'BroadcastChannel' in globalThis;

/** Since when what is known of a house may be old: it was read before anybody listened. */
function readSince(client: QueryClient, house: number): number {
  const read = client.getQueryCache().findAll({ queryKey: [house] });
  const at = read.flatMap(({ state: { dataUpdatedAt } }) => dataUpdatedAt || []);
  return Math.min(Date.now(), ...at) - onItsWay;
}

type How = {
  /** Whether they may listen; else the page asks by itself. */
  listens: boolean;
};

/** Keeps what is shown of this house as it is now, until it is ended. */
export function attend(
  client: QueryClient,
  { id, session_user_id }: Pick<Chosen, 'id' | 'session_user_id'>,
  { listens }: How,
): () => void {
  const news = gathered((topics) => void freshen(client, id, topics).catch(() => undefined));
  const listen = (since: number) => {
    if (!listens) return null;
    return canShare()
      ? listenTogether(`pavlac.live.${session_user_id}`, news.tell, since, openStream)
      : listenAlone(news.tell, since, openStream);
  };
  let listening: Listening | null = listen(readSince(client, id));
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
    listening = listen(Date.now());
    askAll();
  };
  // A page that the browser keeps for the way back holds nothing meanwhile.
  const left = (e: PageTransitionEvent) => e.persisted && leave();
  const look = () => {
    const now = Date.now();
    const slept = now - lookedAt > tick.asleep;
    lookedAt = now;
    // Others may listen through a page that nobody sees.
    if (slept) listening?.anew();
    if (document.hidden || isAway || !navigator.onLine) return;
    if (slept) askAll();
    else if (listening?.isTold() === true) askedAt = now;
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
