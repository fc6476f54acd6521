import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kept } from '../http/handler.ts';

/** Whether whoever asks has the file of this tag; a weak tag is as good, because some proxies make all of them weak. */
export function hasTag({ headers }: Pick<FastifyRequest, 'headers'>, tag: string): boolean {
  const asked = headers['if-none-match'] ?? '';
  return asked.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag);
}

/** Sends a file to a program that keeps it and asks again; nothing of it when it has the same one. */
export function sendKept(reply: FastifyReply, { tag, name, type, body }: Kept): FastifyReply {
  reply.header('etag', tag).header('cache-control', 'private, no-cache');
  if (body === null) return reply.code(304).send();
  return reply
    .header('content-disposition', `inline; filename="${name}"`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .type(type)
    .send(body);
}
