import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import fastifySwagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { partType } from '#contract/base/uploads.ts';
import { nouns } from '#contract/modules.ts';
import { activationHandlers } from './activation/handlers.ts';
import { associationHandlers } from './association/handlers.ts';
import { houseLogHandlers } from './association/handlers-log.ts';
import { chairNamingHandlers } from './association/handlers-naming.ts';
import { pictureHandlers } from './association/handlers-pictures.ts';
import { houseSettingsHandlers } from './association/handlers-settings.ts';
import { answerError, told } from './base/answer.ts';
import { type FileGuards, fileHandlers } from './base/file-handlers.ts';
import type { House } from './base/handler.ts';
import type { Metrics } from './base/metrics.ts';
import { openApi } from './base/openapi.ts';
import { isDecodable, servePages, undecodable } from './base/pages.ts';
import { serve } from './base/serve.ts';
import { uploadHandlers } from './base/upload-handlers.ts';
import { confirmationHandlers } from './confirmations/handlers.ts';
import { contactImportHandlers } from './imports/contacts/handlers.ts';
import { importHandlers } from './imports/handlers.ts';
import { type Hears, memberHandlers } from './members/handlers.ts';
import { avatarHandlers } from './members/handlers-avatar.ts';
import { memberCareHandlers } from './members/handlers-care.ts';
import { memberFileHandlers } from './members/handlers-files.ts';
import { registerHandlers } from './members/handlers-register.ts';
import { messageHandlers } from './messages/handlers.ts';
import { messageAcceptHandlers } from './messages/handlers-accepts.ts';
import { messageCommentHandlers } from './messages/handlers-comments.ts';
import { messageDeliveryHandlers } from './messages/handlers-delivery.ts';
import { messagePrintHandlers } from './messages/handlers-print.ts';
import { messageTemplateHandlers } from './messages/handlers-templates.ts';
import { messageWordingHandlers } from './messages/handlers-wordings.ts';
import { messageAsks } from './messages/queries-accepts.ts';
import { messageFiles } from './messages/queries-files.ts';
import { wordingFiles } from './messages/queries-wordings.ts';
import { noticeHandlers } from './notices/handlers.ts';
import { outboxHandlers } from './outbox/handlers.ts';
import { passkeyHandlers } from './passkeys/handlers.ts';
import { roleHandlers } from './roles/handlers.ts';
import { sessionHandlers } from './session/handlers.ts';
import { loginChangeHandlers } from './session/login/handlers.ts';
import { unitHandlers } from './units/handlers.ts';
import { ownerChangeHandlers } from './units/handlers-changes.ts';
import { periodHandlers } from './units/handlers-periods.ts';
import { refreshOwned } from './units/writing/queries.ts';
import { secondHandlers } from './votes/acts/handlers.ts';
import { ballotHandlers } from './votes/ballots/handlers.ts';
import { termHandlers } from './votes/course/handlers.ts';
import { voteHandlers } from './votes/handlers.ts';
import { ledgerHandlers } from './votes/ledger/handlers.ts';
import { forgetPeople, noteMerge } from './votes/ledger/steps-people.ts';
import { paperHandlers } from './votes/paper/handlers.ts';
import { paperFiles } from './votes/paper/queries-second.ts';
import { presenceHandlers } from './votes/presence/handlers.ts';
import { sheetFiles } from './votes/presence/queries-second.ts';
import { proxyHandlers } from './votes/proxies/handlers.ts';
import { proxyFiles } from './votes/proxies/queries.ts';
import { pointFiles } from './votes/queries-files.ts';
import { reportHandlers } from './votes/reports/handlers.ts';
import { representationHandlers } from './votes/representatives/handlers.ts';
import { representationFiles } from './votes/representatives/queries.ts';

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
  house: House;
  version: string;
  metrics?: Metrics;
  logTo?: { write(line: string): void };
  /** Owners of files beside those of the nouns. */
  guards?: FileGuards;
};

/** By the table that files belong to: who sees them and who changes what is said of them. */
const guardsOfNouns: FileGuards = {
  vote: sheetFiles,
  vote_point: pointFiles,
  vote_proxy: proxyFiles,
  vote_paper: paperFiles,
  representation: representationFiles,
  message: messageFiles,
  message_wording: wordingFiles,
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
  app.get('/api/openapi.json', async (_, reply) => reply.send(document));
  await app.register(fastifySwagger, { mode: 'static', specification: { document: document as never } });
  const logo = { type: 'image/svg+xml', content: await readFile(mark), href: '/', target: '_self' as const };
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: false, logo, theme: { title: 'Pavlač' } });
}

function health(app: FastifyInstance, house: House): void {
  app.get('/api/health', async () => ({ status: 'ok' }));
  app.get('/api/ready', async (_, reply) => {
    if (!(await house.pool.answers())) return reply.code(503).send({ status: 'unavailable' });
    // A full disk stops nobody who reads or votes, so it does not take the portal out of service.
    const { isLow } = await house.disk.room();
    return { status: 'ready', disk: isLow ? 'low' : 'ok' };
  });
}

/** Mail programs leave a list by an empty form, people by opening the same address in a browser (RFC 8058). */
function takeOneClick(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, _form, done) =>
    done(null, {}),
  );
  app.addHook('onRequest', async (request, reply) => {
    const isBrowser = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (isBrowser) return reply.redirect(`/odhlasit/${(request.params as { token: string }).token}`);
  });
}

/** What the portal is: one line a noun. */
export async function buildApp({ house, version, metrics, logTo, guards }: Options): Promise<FastifyInstance> {
  const app = Fastify({
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 4000, ignoreTrailingSlash: true },
    // An address that cannot be decoded would be answered before any hook: without headers and in another shape.
    rewriteUrl: ({ url = '/' }) => (isDecodable(url) ? url : undecodable),
    bodyLimit: 1024 * 1024,
    // The framework would wait for ever. So long only for large files; other calls end sooner, below.
    requestTimeout: 2 * 3600_000,
    trustProxy: house.config.proxy ?? false,
    forceCloseConnections: 'idle',
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level: house.config.log,
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
  app.addHook('onResponse', async (request, reply) => {
    // The pattern, not the address: addresses may hold names and e-mails.
    const route = `${request.method} ${request.routeOptions.url ?? '*'}`;
    metrics?.requests.observe({ route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    request.log.info({ route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'request');
  });
  await app.register(helmet, {
    contentSecurityPolicy: policy,
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: house.config.url.startsWith('https:'),
  });
  await app.register(multipart);
  // Parts of large files go to the disk as they come.
  app.addContentTypeParser(partType, (_, body, done) => done(null, body));
  await describe(app, version);
  health(app, house);

  serve(app, house, nouns.session, sessionHandlers(house));
  serve(app, house, nouns.loginChange, loginChangeHandlers(house));
  serve(app, house, nouns.activation, activationHandlers(house));
  serve(app, house, nouns.passkeys, passkeyHandlers(house));
  serve(app, house, nouns.association, associationHandlers(house));
  serve(app, house, nouns.roles, roleHandlers(house));
  const hears: Hears = {
    renamed: refreshOwned,
    forgotten: (db, scope, ids, now) => forgetPeople(house, { db, scope, now }, ids),
    merging: (db, scope, { from, to }, now) => noteMerge(house, { db, scope, now }, from, to),
  };
  serve(app, house, nouns.members, memberHandlers(house, hears));
  serve(app, house, nouns.memberFiles, memberFileHandlers(house));
  serve(app, house, nouns.memberCare, memberCareHandlers(house, hears));
  serve(app, house, nouns.register, registerHandlers(house));
  serve(app, house, nouns.houseSettings, houseSettingsHandlers(house));
  serve(app, house, nouns.houseLog, houseLogHandlers(house));
  serve(app, house, nouns.chairNaming, chairNamingHandlers(house));
  serve(app, house, nouns.pictures, pictureHandlers(house));
  serve(app, house, nouns.avatars, avatarHandlers(house));
  serve(app, house, nouns.units, unitHandlers(house));
  serve(app, house, nouns.ownerChanges, ownerChangeHandlers(house));
  serve(app, house, nouns.unitPeriods, periodHandlers(house));
  serve(app, house, nouns.imports, importHandlers(house));
  serve(app, house, nouns.contactImports, contactImportHandlers(house));
  serve(app, house, nouns.votes, voteHandlers(house));
  serve(app, house, nouns.ballots, ballotHandlers(house));
  serve(app, house, nouns.votePresence, presenceHandlers(house));
  serve(app, house, nouns.voteLedger, ledgerHandlers(house));
  serve(app, house, nouns.votePaper, paperHandlers(house));
  serve(app, house, nouns.messages, messageHandlers(house));
  serve(app, house, nouns.messageDelivery, messageDeliveryHandlers());

  const allGuards = { ...guardsOfNouns, ...guards };
  serve(app, house, nouns.files, fileHandlers(house, allGuards));
  serve(app, house, nouns.uploads, uploadHandlers(house, allGuards));
  serve(app, house, nouns.proxies, proxyHandlers(house));
  serve(app, house, nouns.second, secondHandlers(house));
  serve(app, house, nouns.representations, representationHandlers(house));
  serve(app, house, nouns.voteReports, reportHandlers(house));
  serve(app, house, nouns.voteTerms, termHandlers(house));
  serve(app, house, nouns.messageComments, messageCommentHandlers(house));
  serve(app, house, nouns.messagePrints, messagePrintHandlers(house));
  serve(app, house, nouns.messageTemplates, messageTemplateHandlers());

  serve(app, house, nouns.confirmations, confirmationHandlers(house, { message: messageAsks }));
  serve(app, house, nouns.messageAccepts, messageAcceptHandlers(house));
  serve(app, house, nouns.messageWordings, messageWordingHandlers(house));

  serve(app, house, nouns.outbox, outboxHandlers(house));
  await app.register((inner, _options, done) => {
    takeOneClick(inner);
    serve(inner, house, nouns.notices, noticeHandlers(house));
    done();
  });

  await servePages(app);
  return app;
}
