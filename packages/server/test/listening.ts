import type { Readable } from 'node:stream';
import { expect } from 'vitest';
import { live } from '#contract/live/endpoints.ts';
import type { Person } from './house.ts';

export type Told = {
  event: string;
  id: string;
  data: { svj?: number; topics?: string[]; listeners?: number; missed?: boolean };
};

const longest = 10_000;

/** Events as they stand in the text of a stream, and what is left of an unfinished one. */
function parted(text: string): { told: Told[]; rest: string } {
  const blocks = text.split('\n\n');
  const rest = blocks.pop() ?? '';
  const told = blocks.flatMap((block) => {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
    const event = field('event');
    return event ? [{ event, id: field('id') ?? '', data: JSON.parse(field('data') ?? '{}') }] : [];
  });
  return { told, rest };
}

/** Somebody who listens: what they were told, and when it ended. */
export class Listener {
  readonly told: Told[] = [];
  beats = 0;
  isOver = false;
  readonly #stream: Readable;
  readonly #waits = new Set<() => void>();

  constructor(stream: Readable) {
    this.#stream = stream;
    let rest = '';
    stream.setEncoding('utf8');
    stream.on('data', (chunk: string) => {
      this.beats += chunk.match(/^:$/gm)?.length ?? 0;
      const read = parted(rest + chunk);
      rest = read.rest;
      this.told.push(...read.told);
      this.#look();
    });
    const over = () => {
      this.isOver = true;
      this.#look();
    };
    stream.on('end', over).on('close', over).on('error', over);
  }

  #look(): void {
    for (const look of this.#waits) look();
  }

  /** Comes back once it holds; fails with what was told instead. */
  until(what: string, holds: () => boolean): Promise<void> {
    if (holds()) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const done = (end: () => void) => {
        clearTimeout(timer);
        this.#waits.delete(look);
        end();
      };
      const look = () => holds() && done(resolve);
      const timer = setTimeout(
        () => done(() => reject(new Error(`${what}: told ${JSON.stringify(this.told)}, over: ${this.isOver}`))),
        longest,
      );
      this.#waits.add(look);
    });
  }

  topics = (): string[] => this.told.flatMap(({ data }) => data.topics ?? []);
  hears = (topic: string): Promise<void> => this.until(`hears ${topic}`, () => this.topics().includes(topic));
  asksAll = (): Promise<void> => this.until('asks all', () => this.told.some(({ event }) => event === 'all'));
  ends = (): Promise<void> => this.until('ends', () => this.isOver);
  leaves(): void {
    this.#stream.destroy();
  }
}

/** Opens the stream of somebody at a portal; the hello has come. */
export async function listens(
  who: Person,
  { app = who.portal.app, last, age }: { app?: Person['portal']['app']; last?: string; age?: number } = {},
): Promise<Listener> {
  const headers = { ...who.headers(), ...(last ? { 'last-event-id': last } : {}) };
  const query: Record<string, string> = age === undefined ? {} : { age: String(age) };
  const { method, path: url } = live.listen;
  const reply = await app.inject({ method, url, query, headers, payloadAsStream: true });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'x-accel-buffering': 'no',
  });
  const listener = new Listener(reply.stream());
  await listener.until('hello', () => listener.told.some(({ event }) => event === 'hello'));
  return listener;
}
