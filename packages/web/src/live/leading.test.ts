import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Listening, listenTogether } from './leading.ts';
import type { News } from './news.ts';
import type { From } from './stream.ts';

/** A page of a browser: what it was told, and the stream it has when it leads. */
class APage {
  readonly told: News['topics'][] = [];
  from: From | undefined;
  isClosed = false;
  last = '';
  hears: (last: string, ...topics: string[]) => void = () => undefined;
  readonly listening: Listening;

  constructor(name: string, read = 0) {
    const tell = ({ topics }: News) => void (topics?.length !== 0 && this.told.push(topics));
    this.listening = listenTogether(name, tell, Date.now() - read, (heard, from) => {
      this.from = from;
      this.last = from.last;
      this.hears = (last, ...topics) => {
        this.last = last;
        heard({ topics, listeners: 1 });
      };
      const end = () => {
        this.isClosed = true;
      };
      return { isOpen: () => this.last !== '', last: () => this.last, anew: () => undefined, end };
    });
    open.push(this.listening);
  }
  leads = () => vi.waitFor(() => expect(this.from).toBeDefined());
  hasHeard = (...told: News['topics'][]) => vi.waitFor(() => expect(this.told).toEqual(told));
}

const open: Listening[] = [];
let made = 0;
let name: string;
beforeEach(() => {
  name = `live.${++made}`;
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  for (const one of open.splice(0)) one.end();
  vi.unstubAllGlobals();
});

it('one page of a browser has a stream and tells the others, each change once', async () => {
  const first = new APage(name);
  await first.leads();
  first.hears('x.1');
  const second = new APage(name);
  await vi.waitFor(() => expect(second.listening.isTold()).toBe(true));
  // Two in one piece of a stream come within one millisecond.
  first.hears('x.2', 'messages');
  first.hears('x.3', 'votes');
  await second.hasHeard(['messages'], ['votes']);
  expect(first.told).toEqual([['messages'], ['votes']]);
  expect(second.from).toBeUndefined();
});

it('a page that begins to listen after it was read is told what came between', async () => {
  const first = new APage(name, 60_000);
  await first.leads();
  first.hears('x.1', 'discussion');
  const between = new APage(name, 5_000);
  await between.hasHeard(['discussion']);
  await new Promise((resolve) => setTimeout(resolve, 2));
  const after = new APage(name);
  const long = new APage(name, 120_000);
  // Of what was before the first one listened, nobody knows.
  await long.hasHeard(null);
  expect(after.told).toEqual([]);
});

it('when the leading page closes or is about to stand still, another one goes on from what it heard last', async () => {
  const [first, second] = [new APage(name), new APage(name)];
  await first.leads();
  first.hears('x.7', 'votes');
  await second.hasHeard(['votes']);
  document.dispatchEvent(new Event('freeze'));
  await second.leads();
  expect([first.isClosed, second.from?.last]).toEqual([true, 'x.7']);
  second.hears('x.8', 'units');
  await first.hasHeard(['votes'], ['units']);
  second.listening.end();
  await vi.waitFor(() => expect(first.from?.last).toBe('x.8'));
});

it('a leading page that stands still and gives no sign loses its turn', async () => {
  const stood = navigator.locks.request(name, () => new Promise(() => undefined)).catch(() => 'lost');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const page = new APage(name);
  vi.advanceTimersByTime(9_000);
  expect(page.from).toBeUndefined();
  vi.advanceTimersByTime(3_000);
  vi.useRealTimers();
  await page.leads();
  expect(await stood).toBe('lost');
});
