import type { FastifyInstance } from 'fastify';
import { pathOf } from '#contract/base/calls/links.ts';
import { outboxLinks } from '#contract/outbox/links.ts';

/** Mail programs leave a list by an empty form, people by opening the same address in a browser (RFC 8058). */
export function takeOneClick(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, _form, done) =>
    done(null, {}),
  );
  app.addHook('onRequest', async (request, reply) => {
    const isBrowser = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (isBrowser) return reply.redirect(pathOf(outboxLinks.unsubscribe((request.params as { token: string }).token)));
  });
}
