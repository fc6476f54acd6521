import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refused } from '#contract/refusals.ts';
import type { Hearing } from '../live/hub.ts';
import type { Live } from '../live/live.ts';

/** Bytes that wait for a reader who takes none; more, and the reader is given up. */
const mostUnread = 64 * 1024;

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // Proxies that gather answers before they pass them on: this one is never whole.
  'x-accel-buffering': 'no',
};

type Work = {
  live: Live;
  /** Who listens, asked at the gate: at the beginning, and while they do. */
  first(): Promise<Hearing>;
  again(): Promise<Hearing>;
};

/** Keeps an answer open and writes into it what changes, until the reader leaves or may not listen any more. */
export async function speakEvents(
  { live, first, again }: Work,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const hearing = await first();
  const { raw } = reply;
  const said = request.headers['last-event-id'];
  // What is told before the head is written waits for it.
  let early: string[] | null = [];
  const write = (text: string): boolean => {
    if (raw.destroyed || raw.writableEnded) return false;
    if (early) early.push(text);
    else raw.write(text);
    if (raw.writableLength <= mostUnread) return true;
    raw.destroy();
    return false;
  };
  const still = () =>
    again().catch((error: unknown) => {
      if (error instanceof Refused) return null;
      throw error;
    });
  const end = () => void (raw.destroyed || raw.end());
  const leave = await live.join({ hearing, write, end, again: still }, typeof said === 'string' ? said : undefined);
  raw.once('close', leave);
  reply.hijack();
  raw.writeHead(200, { ...reply.getHeaders(), ...headers } as Record<string, string>);
  for (const text of early) raw.write(text);
  early = null;
  if (raw.destroyed) leave();
}
