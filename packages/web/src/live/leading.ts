import { type Heard, hearing, missedSince } from './heard.ts';
import type { News } from './news.ts';
import type { openStream, Stream } from './stream.ts';
import { turns } from './turns.ts';

/** Between signs that the leading page gives to the others, and how long they believe it without one. */
const signs = { every: 3_000, believed: 10_000 };

/** The leading page says whether it is told itself, and what it has heard; a page that comes asks for that. */
type Word = 'come' | { isTold: boolean; heard: Heard; last: string; at: number };

/** How a page hears of news. */
export type Listening = {
  /** Whether they come at all. */
  isTold(): boolean;
  /** Begins anew: the computer slept, and a line may look alive. */
  anew(): void;
  end(): void;
};

type Open = typeof openStream;

/** For a browser that cannot share: a stream of this page alone. What is shown may be as old as `since`. */
export function listenAlone(tell: (news: News) => void, since: number, open: Open): Listening {
  const stream = open(tell, { last: '', since });
  return { isTold: stream.isOpen, anew: stream.anew, end: stream.end };
}

/**
 * One stream a browser: the page that holds the lock keeps it open and tells the others. When it closes, the lock goes on;
 * when it stands still and gives no sign, one of the others takes the lock from it. Each page knows until when it was told
 * everything, so that who comes later or takes over misses nothing.
 */
export function listenTogether(name: string, tell: (news: News) => void, since: number, open: Open): Listening {
  const channel = new BroadcastChannel(name);
  let stream: Stream | null = null;
  let heard: Heard = { from: since, at: {}, listeners: 1 };
  let told = { until: since, last: '' };
  let believedUntil = Date.now() + signs.believed;
  let isLed = false;
  let ticked = Date.now();

  /** The time, never the same twice: what is heard within one millisecond is heard one after another. */
  const tick = () => {
    ticked = Math.max(Date.now(), ticked + 1);
    return ticked;
  };
  const sign = () => {
    const before = ticked;
    const [isTold, last, at] = [stream?.isOpen() === true, stream?.last() ?? '', tick()];
    // A page that stood still may have lost its turn, and does not know it yet.
    if (isTold && at - before < signs.believed) told = { until: at, last };
    channel.postMessage({ isTold, heard, last, at } satisfies Word);
  };
  const lead = () => {
    heard = { from: told.until, at: {}, listeners: 1 };
    stream = open(
      (news) => {
        heard = hearing(heard, news, tick());
        sign();
        tell(news);
      },
      { last: told.last, since: told.until },
    );
  };
  const follow = () => {
    stream?.end();
    stream = null;
  };
  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    if (data === 'come') return void (stream && sign());
    if (stream) return;
    isLed = data.isTold;
    // A leader without a stream is one too: nobody would be better off instead of it.
    believedUntil = Date.now() + signs.believed;
    if (!data.isTold) return;
    tell(missedSince(data.heard, told.until));
    told = { until: data.at, last: data.last };
  };
  const turn = turns(name, lead, follow);
  channel.postMessage('come' satisfies Word);
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
