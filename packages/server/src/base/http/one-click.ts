import type { FastifyInstance } from 'fastify';

/** Mail programs leave a list by an empty form, people by opening the same address in a browser (RFC 8058). */
export function takeOneClick(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, _form, done) =>
    done(null, {}),
  );
  app.addHook('onRequest', async (request, reply) => {
    const isBrowser = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (isBrowser) return reply.redirect(`/odhlasit/${(request.params as { token: string }).token}`);
  });
}
