import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * Gives every answer the headers that tell browsers what to refuse. They are the same for all, and the library puts them together
 * anew for each call, so what it wrote into the first answer is written into the others.
 */
export async function setSafeHeaders(app: FastifyInstance, options: FastifyHelmetOptions): Promise<void> {
  await app.register(helmet, { ...options, global: false });
  let written: [name: string, value: string][] | undefined;
  app.addHook('onRequest', (_, reply, next) => {
    const { raw } = reply;
    if (written) for (const [name, value] of written) raw.setHeader(name, value);
    else {
      reply.helmet();
      written = raw.getHeaderNames().map((name) => [name, String(raw.getHeader(name))]);
    }
    next();
  });
}
