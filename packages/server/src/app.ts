import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import multipart from '@fastify/multipart';
import fastifySwagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { partType } from '#contract/base/files/uploads.ts';
import { nouns } from '#contract/modules.ts';
import { aroundOf, type Registry, servedBy } from './around.ts';
import type { FileGuards } from './base/files/file-handlers.ts';
import type { Portal } from './base/http/handler.ts';
import { markPrints } from './base/pdf/pdf-press.ts';
import type { Metrics } from './base/process/metrics.ts';
import { answerError, told } from './base/serve/answer.ts';
import { compressed } from './base/serve/compressed.ts';
import { serveFixed } from './base/serve/fixed-answer.ts';
import { openApi } from './base/serve/openapi.ts';
import { isDecodable, servePages, undecodable } from './base/serve/pages.ts';
import { setSafeHeaders } from './base/serve/safe-headers.ts';
import { serve } from './base/serve/serve.ts';
import { portalToTry } from './base/serve/trial.ts';
import { fewAtOnce, unhurriedOf } from './base/serve/unhurried.ts';
import { keepSeen } from './session/queries-seen.ts';

const mark = new URL('../../web/public/mark.svg', import.meta.url);

const policy = {
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    // The component library sets styles of its own.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    workerSrc: ["'self'"],
    objectSrc: ["'none'"],
    frameAncestors: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    upgradeInsecureRequests: null,
  },
};

type Options = {
  portal: Portal;
  version: string;
  metrics?: Metrics;
  logTo?: { write(line: string): void };
  /** Owners of files beside those of the nouns. */
  guards?: FileGuards;
  /** What it is put together of, where that is not every noun alone. */
  registry?: Registry;
};

/** Whole requests, but for large files, come within so many milliseconds. */
const longestBody = 300_000;

function endSlowBody({ raw, routeOptions }: FastifyRequest): void {
  const hasBody = 'content-length' in raw.headers || 'transfer-encoding' in raw.headers;
  if (routeOptions.config.slow || !hasBody) return;
  const timer = setTimeout(() => raw.complete || raw.destroy(), longestBody).unref();
  raw.once('close', () => clearTimeout(timer));
}

async function describe(app: FastifyInstance, version: string): Promise<void> {
  const document = openApi(nouns, version);
  await serveFixed(app, '/api/openapi.json', document);
  await app.register(fastifySwagger, { mode: 'static', specification: { document: document as never } });
  const logo = { type: 'image/svg+xml', content: await readFile(mark), href: '/', target: '_self' as const };
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: false, logo, theme: { title: 'Pavlač' } });
}

function health(app: FastifyInstance, portal: Portal): void {
  app.get('/api/health', async () => ({ status: 'ok' }));
  app.get('/api/ready', async (_, reply) => {
    if (!(await portal.pool.answers())) return reply.code(503).send({ status: 'unavailable' });
    // A full disk stops nobody who reads or votes, so it does not take the portal out of service.
    const { isLow } = await portal.disk.room();
    return { status: 'ready', disk: isLow ? 'low' : 'ok' };
  });
}

/** Every call of every noun; what a group alone needs of HTTP stays in a room of its own. */
async function serveNouns(
  app: FastifyInstance,
  { portal, guards, registry }: Pick<Options, 'portal' | 'guards' | 'registry'>,
): Promise<void> {
  const trying = portalToTry(portal);
  const door = { portal, keepSeen, unhurried: fewAtOnce(unhurriedOf(portal.config.pool)) };
  for (const { endpoints, handlers, prepares } of servedBy(trying, aroundOf(trying, guards, registry), registry)) {
    if (!prepares) serve(app, door, endpoints, handlers);
    else
      await app.register((inner, _options, done) => {
        prepares(inner);
        serve(inner, door, endpoints, handlers);
        done();
      });
  }
}

/** What the portal is: its nouns stand in `nouns.ts`. */
export async function buildApp({
  portal,
  version,
  metrics,
  logTo,
  guards,
  registry,
}: Options): Promise<FastifyInstance> {
  const app = Fastify({
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 4000, ignoreTrailingSlash: true },
    // An address that cannot be decoded would be answered before any hook: without headers and in another shape.
    rewriteUrl: ({ url = '/' }) => (isDecodable(url) ? url : undecodable),
    bodyLimit: 1024 * 1024,
    // The framework would wait for ever. So long only for large files; other calls end sooner, below.
    requestTimeout: 2 * 3600_000,
    trustProxy: portal.config.proxy ?? false,
    forceCloseConnections: 'idle',
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level: portal.config.log,
      base: undefined,
      serializers: { err: told },
      ...(logTo ? { stream: logTo } : {}),
    },
  });
  // Shapes are checked by the endpoint's own schema, once.
  app.setValidatorCompiler(() => () => true);
  app.setErrorHandler((error, request, reply) => answerError(error, reply, request.log));
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('x-robots-tag', 'noindex, nofollow');
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    endSlowBody(request);
  });
  app.addHook('onSend', async (request, reply, payload) => compressed(request, reply, payload));
  app.addHook('onResponse', async (request, reply) => {
    // The pattern, not the address: addresses may hold names and e-mails.
    const route = `${request.method} ${request.routeOptions.url ?? '*'}`;
    // How long somebody listened says nothing of the portal's speed.
    if (!request.routeOptions.config.lasting)
      metrics?.requests.observe({ route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    request.log.info({ route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'request');
  });
  await setSafeHeaders(app, {
    contentSecurityPolicy: policy,
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: portal.config.url.startsWith('https:'),
  });
  await app.register(multipart);
  // Parts of large files go to the disk as they come.
  app.addContentTypeParser(partType, (_, body, done) => done(null, body));
  markPrints(portal.config.demo);
  await describe(app, version);
  health(app, portal);
  // Streams would hold the end of the portal up.
  app.addHook('preClose', () => portal.live.close());

  await serveNouns(app, { portal, guards, registry });
  await servePages(app, portal.config);
  return app;
}
