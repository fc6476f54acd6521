import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/base/calls/endpoint.ts';
import { answerSchema } from './openapi.ts';

type Write = ReturnType<FastifyReply['compileSerializationSchema']>;

/** By what is answered: portals of one program, as tests have them, write the same shape alike. */
const compiled = new WeakMap<Endpoint['output'], Write>();

function writerOf({ output }: Pick<Endpoint, 'output'>, reply: FastifyReply): Write {
  const write = compiled.get(output) ?? reply.compileSerializationSchema(answerSchema({ output }));
  compiled.set(output, write);
  return write;
}

/**
 * Writes the answer by its declared shape, so that undeclared columns never leave. Compiled when the first answer goes out:
 * of three hundred calls a portal needs a few at once, and some never.
 */
export function shapedBy(endpoint: Pick<Endpoint, 'output'>) {
  return (
    _: FastifyRequest,
    reply: FastifyReply,
    answer: unknown,
    done: (error: null, same: unknown) => void,
  ): void => {
    if (reply.statusCode === 200) reply.serializer(writerOf(endpoint, reply));
    // Also after an answer that did not fit its shape: the refusal must not be written by it.
    else reply.type('application/json; charset=utf-8').serializer(JSON.stringify);
    done(null, answer);
  };
}
