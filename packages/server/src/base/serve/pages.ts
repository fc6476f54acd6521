import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Refused } from '#contract/refusals.ts';
import { answerError } from './answer.ts';

const dist = fileURLToPath(new URL('../../../../web/dist', import.meta.url));
const year = 31_536_000_000;

/** Where requests go whose address nobody can read. */
export const undecodable = '/api/undecodable';

export function isDecodable(url: string): boolean {
  try {
    decodeURI(url);
    return true;
  } catch {
    return false;
  }
}

/** Serves the built interface: hashed files for a year, the page itself never from a cache, unknown addresses the page. */
export async function servePages(app: FastifyInstance, { demo }: { demo: boolean }): Promise<void> {
  const page = `${dist}/index.html`;
  const built = existsSync(page);
  // The door of a demonstration is another one, and the page knows it before it asks anything.
  const marked = built && demo ? (await readFile(page, 'utf8')).replace('<html', '<html data-demo') : null;
  if (built) {
    await app.register(fastifyStatic, {
      root: dist,
      preCompressed: true,
      wildcard: false,
      index: false,
      setHeaders(reply, path) {
        if (path.includes('/assets/')) reply.header('cache-control', `public, max-age=${year / 1000}, immutable`);
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (!isDecodable(request.originalUrl)) {
      return answerError(new Refused('BASE.ERRORS.INVALID_INPUT'), reply, request.log);
    }
    if (/^\/(api|assets)\//.test(request.url) || request.method !== 'GET' || !built) {
      return answerError(new Refused('BASE.ERRORS.NOT_FOUND'), reply, request.log);
    }
    reply.header('cache-control', 'no-cache');
    if (marked !== null) return reply.type('text/html; charset=utf-8').send(marked);
    return reply.sendFile('index.html', { immutable: false, maxAge: 0 });
  });
}
