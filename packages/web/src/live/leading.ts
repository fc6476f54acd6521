import type { News } from './news.ts';
import { openStream, type Stream } from './stream.ts';

/** Between signs that the leading page gives to the others, and how long they believe it without one. */
const signs = { every: 3_000, believed: 10_000 };

type Word = { news: News } | { sign: boolean };

/** How a page hears of news. */
export type Listening = {
  /** Whether they come at all. */
  isTold(): boolean;
  /** Begins anew: the computer slept, and a line may look alive. */
  anew(): void;
  end(): void;
};

/** For a browser that cannot share: a stream of this page alone. */
export function listenAlone(tell: (news: News) => void): Listening {
  const stream = openStream(tell);
  return { isTold: stream.isOpen, anew: stream.anew, end: stream.end };
}

/** Holds a lock whenever it can be had, or takes it; `held` runs while it does and ends with `give`. */
function turns(name: string, held: () => void, lost: () => void) {
  let pending: AbortController | undefined;
  let give: (() => void) | undefined;
  let isOver = false;
  async function stand(how: 'wait' | 'steal'): Promise<void> {
    const mine = new AbortController();
    pending?.abort();
    pending = mine;
    const hold = () =>
      new Promise<void>((release) => {
        give = release;
        if (isOver) return release();
        held();
      });
    await navigator.locks
      .request(name, how === 'steal' ? { steal: true } : { signal: mine.signal }, hold)
      .catch(() => undefined);
    if (pending !== mine) return;
    give = undefined;
    lost();
    // Given up, or taken by another page: this one waits for its next turn.
    if (!isOver) void stand('wait');
  }
  void stand('wait');
  return {
    steal: () => void stand('steal'),
    give: () => give?.(),
    end() {
      isOver = true;
      pending?.abort();
      give?.();
      lost();
    },
  };
}

/**
 * One stream a browser: the page that holds the lock keeps it open and tells the others. When it closes, the lock goes on;
 * when it stands still and gives no sign, one of the others takes the lock from it.
 */
export function listenTogether(name: string, tell: (news: News) => void): Listening {
  const channel = new BroadcastChannel(name);
  let stream: Stream | null = null;
  let believedUntil = Date.now() + signs.believed;
  let isLed = false;

  const sign = () => channel.postMessage({ sign: stream?.isOpen() === true } satisfies Word);
  const lead = () => {
    stream = openStream((news) => {
      channel.postMessage({ news } satisfies Word);
      tell(news);
    });
  };
  const follow = () => {
    stream?.end();
    stream = null;
  };
  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    if ('news' in data) tell(data.news);
    isLed = 'news' in data || data.sign;
    // A leader without a stream is one too: nobody would be better off instead of it.
    believedUntil = Date.now() + signs.believed;
  };
  const turn = turns(name, lead, follow);
  const timer = setInterval(() => {
    if (stream) return sign();
    if (Date.now() < believedUntil) return;
    believedUntil = Date.now() + signs.believed;
    isLed = false;
    turn.steal();
  }, signs.every);
  // A page about to stand still hands over at once.
  document.addEventListener('freeze', turn.give);
  return {
    isTold: () => (stream ? stream.isOpen() : isLed && Date.now() < believedUntil),
    anew: () => stream?.anew(),
    end() {
      document.removeEventListener('freeze', turn.give);
      clearInterval(timer);
      turn.end();
      channel.close();
    },
  };
}
