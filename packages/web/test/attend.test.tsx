import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { home } from '#contract/home/endpoints.ts';
import { keyOf } from '../src/base/data.ts';
import { attend } from '../src/live/attend.ts';

const chosen = { id: 7, session_user_id: 8 };
const key = keyOf(chosen.id, home.waits, {});
let client: QueryClient;
let end: () => void;
let streams: string[];

beforeEach(() => {
  client = new QueryClient();
  streams = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  vi.stubGlobal('fetch', async (url: string) => {
    streams.push(url);
    const hello = 'event: hello\nid: x.1\ndata: {"listeners":1}\n\n';
    const body = new ReadableStream({ start: (to) => to.enqueue(new TextEncoder().encode(hello)) });
    return new Response(body);
  });
  client.setQueryData(key, { counts: {} });
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const isOld = () => client.getQueryState(key)?.isInvalidated;
const begins = (listens: boolean) => {
  end = attend(client, chosen, { listens });
};

it('who may not listen opens no stream and asks by themselves each minute', async () => {
  begins(false);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(isOld()).toBe(false);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(isOld()).toBe(true);
  client.setQueryData(key, { counts: {} });
  await vi.advanceTimersByTimeAsync(64_000);
  expect(isOld()).toBe(true);
  expect(streams).toEqual([]);
});

it('a computer that slept for an hour asks everything within five seconds and listens anew; who is told need not ask', async () => {
  begins(true);
  await vi.advanceTimersByTimeAsync(50_000);
  expect([isOld(), streams.length]).toEqual([false, 1]);
  vi.setSystemTime(Date.now() + 3600_000);
  await vi.advanceTimersByTimeAsync(5_000);
  expect([isOld(), streams.length]).toEqual([true, 2]);
});
