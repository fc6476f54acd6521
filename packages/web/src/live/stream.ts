import type { Out } from '#contract/base/endpoint.ts';
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
  /** Begins anew: the computer slept, and a line may look alive. */
  anew(): void;
  end(): void;
};

/** Keeps one stream open; lost, it is made again, ever more slowly, until it is ended or access is refused. */
export function openStream(tell: (news: News) => void): Stream {
  let running = new AbortController();
  let last = '';
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
    const said = JSON.parse(data) as Said;
    // At the first greeting the page has just been read; only its numbers are asked for once more.
    const missed = event === 'all' || (event === 'hello' && said.missed === true);
    if (event === 'hello' && last === '') tell({ topics: [], listeners: said.listeners });
    else if (missed) tell({ topics: null, listeners: said.listeners });
    else if (said.topics) tell({ topics: said.topics, listeners: said.listeners });
    last = id;
  });

  async function follow(signal: AbortSignal): Promise<void> {
    const since: Record<string, string> = last ? { 'Last-Event-ID': last } : {};
    const answer = await lasting(live.listen, { ...since, Accept: 'text/event-stream' }, signal);
    // Whoever may not listen learns the rest from what they ask themselves.
    if (answer.status === 401 || answer.status === 403) isOver = true;
    if (!answer.ok || !answer.body) throw new Error(`live ${answer.status}`);
    isOpen = true;
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
    anew,
    end: () => {
      isOver = true;
      stop();
    },
  };
}
