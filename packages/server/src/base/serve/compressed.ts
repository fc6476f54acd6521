import { constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Shorter ones fit into one packet anyway. */
const least = 1024;
const accepts = /(^|[\s,])gzip\s*(,|$|;\s*q=(1|0?\.\d*[1-9]))/i;

/**
 * What is read is sent compressed to whoever takes it: a page of a list in a tenth of a millisecond to a fraction of its size,
 * sooner than another thread would have begun. No length gives anything away to another site: the portal knows people by a
 * header that no other page can send, and what a write answers is left as it is.
 */
export function compressed(request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  if (request.method !== 'GET' || typeof payload !== 'string' || payload.length < least) return payload;
  if (reply.hasHeader('content-encoding') || !String(reply.getHeader('content-type')).startsWith('application/json'))
    return payload;
  reply.header('vary', 'accept-encoding');
  if (!accepts.test(request.headers['accept-encoding'] ?? '')) return payload;
  reply.header('content-encoding', 'gzip');
  return gzipSync(payload, { level: constants.Z_BEST_SPEED });
}
