import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/base/endpoint.ts';
import { answerSchema } from './openapi.ts';

/**
 * Writes the answer by its declared shape, so that undeclared columns never leave. Compiled when the first answer goes out:
 * of three hundred calls a portal needs a few at once, and some never.
 */
export function shapedBy(endpoint: Pick<Endpoint, 'output'>) {
  let shape: Record<string, unknown> | undefined;
  return (
    _: FastifyRequest,
    reply: FastifyReply,
    answer: unknown,
    done: (error: null, same: unknown) => void,
  ): void => {
    if (reply.statusCode === 200) {
      shape ??= answerSchema(endpoint);
      reply.serializer(reply.compileSerializationSchema(shape));
    } else {
      // Also after an answer that did not fit its shape: the refusal must not be written by it.
      reply.type('application/json; charset=utf-8').serializer(JSON.stringify);
    }
    done(null, answer);
  };
}
