import { Readable } from 'node:stream';
import type { InjectOptions } from 'fastify';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { homeLinks } from '#contract/home/links.ts';
import { live } from '#contract/live/endpoints.ts';
import type { Person, TestHouse } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { App } from '../src/app/App.tsx';
import { router } from '../src/app/routes.tsx';
import { session } from '../src/base/session.ts';
import { loadTexts, startTexts, TextsProvider } from '../src/base/texts.tsx';
import { until } from './lookups.ts';

/** What went through the door since it was opened: method, address and the status of the answer. */
export type Asked = { method: string; url: string; status: number };
/** News come as they happen, until whoever listens has heard enough. */
async function listening(app: TestPortal['app'], sent: InjectOptions, signal?: AbortSignal | null): Promise<Response> {
  const reply = await app.inject({ ...sent, payloadAsStream: true });
  const stream = reply.stream();
  signal?.addEventListener('abort', () => stream.destroy());
  if (signal?.aborted) stream.destroy();
  return new Response(Readable.toWeb(stream) as ReadableStream, { status: reply.statusCode });
}

type Turn = (asked: { method: string; url: string }) => Response | undefined | Promise<Response | undefined>;

/** A line on which no news comes: what is asked there is asked by the screens alone. */
export const withoutNews: Turn = ({ url }) =>
  url.split('?')[0] === live.listen.path ? new Promise(() => {}) : undefined;

export type Door = {
  asked: Asked[];
  /** Answers instead of the portal where it gives something: a line that broke, a server that is busy. */
  instead: (turn: Turn | null) => void;
  goes: (address: string) => void;
  address: () => string;
  back: () => void;
  close: () => Promise<void>;
};

let open: Root | null = null;

/** The first screen of a worker is translated from its sources before it stands there; milliseconds, on a busy computer. */
const firstLook = 60_000;

/**
 * The whole interface as somebody of a house sees it, in front of the whole portal on a database of its own: calls go in by
 * the front door, without a browser and without a network. What needs layout, focus by the keyboard, files, a camera or
 * paper is walked in a browser.
 */
async function opens(house: TestHouse, who: Person, address: string, first: Turn | null): Promise<Door> {
  // A page left open would listen for the whole run, and no other page of this process would lead.
  open?.unmount();
  const asked: Asked[] = [];
  let turn = first;
  const { app } = house.portal;
  vi.stubGlobal('fetch', async (target: unknown, init: RequestInit = {}) => {
    const url = String(target);
    const method = init.method ?? 'GET';
    const other = await turn?.({ method, url });
    if (other) {
      asked.push({ method, url, status: other.status });
      return other;
    }
    const sent = { method, url, headers: init.headers, payload: init.body } as InjectOptions;
    if (url.split('?')[0] === live.listen.path) return listening(app, sent, init.signal);
    const reply = await app.inject(sent);
    asked.push({ method, url, status: reply.statusCode });
    return new Response(reply.body, { status: reply.statusCode });
  });
  await startTexts('cs');
  await loadTexts(['shell']);
  localStorage.clear();
  sessionStorage.clear();
  session.begin(who.token as string);
  const { memberId } = who;
  // Whoever administers the portal is in no house.
  if (memberId !== null)
    session.choose({ id: house.id, session_user_id: memberId, name: house.name, nickname: house.name, town: null });
  router.history.push(address);
  const place = document.createElement('div');
  place.id = 'root';
  document.body.replaceChildren(place);
  open = createRoot(place);
  open.render(
    <TextsProvider initial="cs">
      <App />
    </TextsProvider>,
  );
  const [path] = address.split('?');
  const there = () => {
    // A way that the last door began may end here, and leads once more to where that one was.
    if (router.history.location.pathname !== path) router.history.push(address);
    return router.stores.resolvedLocation.get()?.pathname === path;
  };
  await until(`not at ${path}`, () => there() && document.querySelector('main')?.textContent, firstLook);
  return {
    asked,
    instead: (next) => {
      turn = next;
    },
    goes: (to) => router.history.push(to),
    address: () => router.history.location.href,
    back: () => router.history.back(),
    close: async () => {
      // A way that was begun would end in the next test.
      const arrived = () => router.stores.resolvedLocation.get()?.href === router.history.location.href;
      // One that leads to where it began has arrived before it has ended.
      const settled = () => arrived() && router.state.status === 'idle';
      await until('still on the way', settled);
      // The next door draws the last screen before its own: it must be one that refuses nobody and leads nobody away.
      if (session.chosen()) {
        void router.navigate({ ...homeLinks.dashboard(), ignoreBlocker: true });
        await until('not back at home', () => settled() && router.state.location.pathname === '/nastenka');
      }
      open?.unmount();
      open = null;
      session.end();
      vi.unstubAllGlobals();
    },
  };
}

/** What the tests of one file share: a portal on a database of its own, and the door, closed after each test. */
export function aDoor() {
  let portal: TestPortal;
  let door: Door | undefined;
  beforeAll(async () => {
    portal = await aPortal();
  });
  afterEach(async () => {
    await door?.close();
    door = undefined;
  });
  afterAll(async () => {
    // A piece that a screen asked for ahead would come to a worker that has ended, and the whole run with it.
    await vi.dynamicImportSettled();
    await portal.close();
  });
  return {
    portal: () => portal,
    opens: async (house: TestHouse, who: Person, address: string, first: Turn | null = null): Promise<Door> => {
      door = await opens(house, who, address, first);
      return door;
    },
  };
}
