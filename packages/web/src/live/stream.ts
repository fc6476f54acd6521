import type { Out } from '#contract/base/calls/endpoint.ts';
import { live } from '#contract/live/endpoints.ts';
import { lasting } from '../base/ask.ts';
import type { News } from './news.ts';
import { eventReader } from './reader.ts';

type Said = Out<typeof live.listen>;
/** The portal gives a sign every 25 seconds; a line silent for so long is dead. */
const silence = 60_000;
const pauses = { first: 1_000, most: 60_000 };

export type Stream = {
  isOpen(): boolean;
  /** The name of what was heard last; none before anything was. */
  last(): string;
  /** Begins anew: the computer slept, and a line may look alive. */
  anew(): void;
  end(): void;
};

/** From where a stream goes on: what was heard last, or, where nothing was, since when what is shown may be old. */
export type From = { last: string; since: number };

/** Keeps one stream open; lost, it is made again, ever more slowly, until it is ended or access is refused. */
export function openStream(tell: (news: News) => void, { last, since }: From): Stream {
  let running = new AbortController();
  let isOpen = false;
  let isOver = false;
  let failed = 0;
  let wait: ReturnType<typeof setTimeout> | undefined;
  let dead: ReturnType<typeof setTimeout> | undefined;

  const sign = () => {
    clearTimeout(dead);
    dead = setTimeout(anew, silence);
  };
  const read = eventReader(({ event, id, data }) => {
    const { topics = [], listeners, missed } = JSON.parse(data) as Said;
    last = id;
    if (event === 'hello') isOpen = true;
    tell({ topics: event === 'all' || missed ? null : topics, listeners });
  });

  async function follow(signal: AbortSignal): Promise<void> {
    const known: Record<string, string> = last ? { 'Last-Event-ID': last } : {};
    const age = Math.max(0, Date.now() - since);
    const headers = { ...known, Accept: 'text/event-stream' };
    const answer = await lasting(live.listen, last ? {} : { age }, headers, signal);
    // Whoever may not listen learns the rest from what they ask themselves.
    if (answer.status === 401 || answer.status === 403) isOver = true;
    if (!answer.ok || !answer.body) throw new Error(`live ${answer.status}`);
    failed = 0;
    const text = new TextDecoder();
    const reader = answer.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      sign();
      read(text.decode(value, { stream: true }));
    }
  }

  async function keep(): Promise<void> {
    const { signal } = running;
    sign();
    await follow(signal).catch(() => undefined);
    if (signal.aborted) return;
    isOpen = false;
    clearTimeout(dead);
    if (isOver) return;
    const pause = Math.min(pauses.most, pauses.first * 2 ** failed) * (0.5 + Math.random());
    failed += 1;
    wait = setTimeout(() => void keep(), pause);
  }

  function stop(): void {
    clearTimeout(wait);
    clearTimeout(dead);
    running.abort();
    isOpen = false;
  }
  function anew(): void {
    if (isOver) return;
    stop();
    running = new AbortController();
    void keep();
  }
  void keep();
  return {
    isOpen: () => isOpen,
    last: () => last,
    anew,
    end: () => {
      isOver = true;
      stop();
    },
  };
}
