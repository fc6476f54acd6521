import type { FastifyReply } from 'fastify';

const leavings = new WeakMap<FastifyReply, AbortSignal>();

/** Speaks once whoever asked has gone away without an answer. */
export function leaving(reply: FastifyReply): AbortSignal {
  const known = leavings.get(reply);
  if (known) return known;
  const left = new AbortController();
  reply.raw.once('close', () => reply.raw.writableFinished || left.abort());
  leavings.set(reply, left.signal);
  return left.signal;
}
