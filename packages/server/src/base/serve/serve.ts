import { Readable } from 'node:stream';
import type {} from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { Endpoint, Endpoints } from '#contract/base/calls/endpoint.ts';
import type { Envelope } from '#contract/base/calls/envelope.ts';
import { fileLimit } from '#contract/base/files/files.ts';
import { Refused } from '#contract/refusals.ts';
import { type Db, Gone } from '../db/db.ts';
import { check, type Entered, type Entry, entered, entrance, isClosedTo, type Key, type Scope } from '../http/gate.ts';
import type {
  Bytes,
  Entering,
  GuardNote,
  Handlers,
  Kept,
  Portal,
  TusAnswer,
  Upload,
  Visitor,
} from '../http/handler.ts';
import { spendCall, spendFile } from '../http/limits.ts';
import { keyIn } from '../http/once.ts';
import type { Hearing } from '../live/hub.ts';
import { comingFrom, whyFar } from '../process/nearness.ts';
import { hashToken, openTicket, type Ticket } from '../secrets/tokens.ts';
import { holding } from '../store/disk.ts';
import { fieldErrors, tellDeeds } from './answer.ts';
import { heldInMemory } from './held-in-memory.ts';
import { leaving } from './leaving.ts';
import { sendBytes } from './serve-bytes.ts';
import { speakEvents } from './serve-events.ts';
import { type Give, takeForm } from './serve-form.ts';
import { hasTag, sendKept } from './serve-kept.ts';
import { type AnyHandler, type AnyRemade, keyedBy, keyedId } from './serve-keyed.ts';
import { lengthOf, takeStream } from './serve-stream.ts';
import { speakTus } from './serve-tus.ts';
import { shapedBy } from './shaped.ts';
import { type Trial, trialOf } from './trial.ts';
import type { fewAtOnce } from './unhurried.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whole requests may take long. */
    slow?: boolean;
    /** Answers stay open. */
    lasting?: boolean;
  }
}

const uploadLimit = 5 * 1024 * 1024;
const seenEvery = 10 * 60_000;

const actorOf = (request: FastifyRequest): number | undefined => {
  const text = request.headers.svj;
  const actor = typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
  return actor;
};

function keyOf(request: FastifyRequest): Key {
  const [kind, token] = (request.headers.authorization ?? '').split(' ', 2);
  const isBearer = kind?.toLowerCase() === 'bearer' && token;
  return { tokenHash: isBearer ? hashToken(token) : undefined, actorId: actorOf(request) };
}

function ticketOf(portal: Portal, endpoint: Endpoint, request: FastifyRequest): Ticket {
  const { ticket } = request.params as { ticket?: string };
  const opened = ticket ? openTicket(portal.secret, ticket, endpoint.path, portal.now()) : null;
  if (!opened) throw new Refused('BASE.ERRORS.UNAUTHORIZED');
  return opened;
}

/** Paths of texts that no database column can hold: a zero character, or half of a pair. */
function unstorable(v: unknown, path: string[] = []): string[] {
  if (typeof v === 'string') return v.includes('\0') || !v.isWellFormed() ? [path.join('.')] : [];
  if (typeof v !== 'object' || v === null) return [];
  return Object.entries(v).flatMap(([key, one]) => [...unstorable(key, path), ...unstorable(one, [...path, key])]);
}

function parse(endpoint: Endpoint, raw: unknown): unknown {
  const parsed = endpoint.input.safeParse(raw);
  if (!parsed.success) throw new Refused('BASE.ERRORS.INVALID_INPUT', { fields: fieldErrors(parsed.error.issues) });
  const wrong = unstorable(parsed.data).map((path) => [path, 'BASE.FORM.INVALID'] as const);
  if (wrong.length > 0) throw new Refused('BASE.ERRORS.INVALID_INPUT', { fields: Object.fromEntries(wrong) });
  return parsed.data;
}

const asObject = (v: unknown): object => (typeof v === 'object' && v !== null && !Array.isArray(v) ? v : {});

/** Path wins over body, body over query: an id in the address can't be overruled. */
const inputOf = (request: FastifyRequest): object => ({
  ...asObject(request.query),
  ...asObject(request.body),
  ...asObject(request.params),
});

async function receive(request: FastifyRequest, fileSize: number): Promise<{ file: Upload; data: object }> {
  const part = await request.file({ limits: { fileSize, files: 1, fields: 10 } });
  if (!part) throw new Refused('BASE.ERRORS.INVALID_INPUT', { fields: { file: 'BASE.FORM.REQUIRED' } });
  const bytes = await part.toBuffer();
  const field = part.fields.data;
  const text = field && 'value' in field && typeof field.value === 'string' ? field.value : '{}';
  let data: unknown = {};
  try {
    data = JSON.parse(text);
  } catch {
    throw new Refused('BASE.ERRORS.INVALID_INPUT');
  }
  return { file: { name: part.filename ?? '', mime: part.mimetype, bytes }, data: asObject(data) };
}

/** Keeps when a session was last seen, outside of the transaction of the call. */
export type KeepSeen = (portal: Portal, session: { id: number }, now: Date) => Promise<unknown>;

type Door = {
  portal: Portal;
  keepSeen: KeepSeen;
  /** Lets calls that nobody is in a hurry for in, few at once. */
  unhurried: ReturnType<typeof fewAtOnce>;
};

function touch(portal: Portal, keepSeen: KeepSeen, entry: Entry, log: FastifyRequest['log']): void {
  const session = entry.session;
  const now = portal.now();
  if (!session || now.getTime() - session.lastSeenAt.getTime() < seenEvery) return;
  keepSeen(portal, session, now).catch((err: unknown) => log.warn({ err }, 'last seen not kept'));
}

function admit(endpoint: Endpoint, trial: Trial, entry: Entry): void {
  const closed = isClosedTo(entry, endpoint);
  const { effect, visit, toFormer } = endpoint;
  check(entry, closed ? 'member' : endpoint.needs, { effect, visit, toFormer: closed ? 'all' : toFormer });
  trial.admit();
}

/** Whom the register entitles no more reaches their own record, and nobody else's. */
const withOwnOnly = (endpoint: Endpoint, handler: AnyHandler): AnyHandler => {
  if (endpoint.toFormer !== 'self') return handler;
  return async (at, input) => {
    const { scope } = at as { scope: Scope };
    const isOwn = (input as { id: number }).id === scope.memberId;
    if (scope.isFormer && !isOwn) throw new Refused('BASE.ERRORS.NO_PERMISSION');
    return handler(at, input);
  };
};

/** `unseen`: nobody did anything that would keep their session alive. */
type Call = { request: FastifyRequest; reply: FastifyReply; unseen?: boolean };
/** What a noun gives for one endpoint. */
type Given = { handler: AnyHandler; remade: AnyRemade | undefined; entering: Entering | undefined };

type Formed = {
  portal: Portal;
  endpoint: Endpoint;
  trial: Trial;
  asked: AnyHandler;
  remade: AnyRemade | undefined;
  inside<T>(key: Key, call: Call, run: (db: Db, at: object) => Promise<T>): Promise<T>;
};
/** The same call with its files in one form. */
const formOf =
  ({ portal, endpoint, trial, asked, remade, inside }: Formed) =>
  (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const given = (give: Give) =>
      keyedBy(portal, endpoint, async (at, input) => asked(at, await give(at as Parameters<Give>[0], input)), remade);
    const work = {
      portal,
      inside: <T>(run: (at: Parameters<Give>[0]) => Promise<T>) =>
        inside(keyOf(request), { request, reply }, (_, at) => {
          trial.admitFiles();
          return run(at as Parameters<Give>[0]);
        }),
      read: (sent: object) => parse(endpoint, { ...sent, ...asObject(request.params) }),
      work: (at: object, input: unknown, give: Give) => given(give)(request)(at, input),
    };
    return takeForm(work, request, reply);
  };

/** The route under each of its addresses. */
function mount(app: FastifyInstance, endpoint: Endpoint, handler: RouteHandlerMethod): void {
  const isShaped = !['bytes', 'kept', 'tus', 'events'].includes(endpoint.kind);
  // A large file comes as slowly as the line of whoever sends it.
  const slow = endpoint.kind === 'stream' || endpoint.kind === 'tus' || endpoint.withFiles === true;
  const config = { slow, lasting: endpoint.kind === 'events' };
  for (const url of [endpoint.path, ...(endpoint.aliases ?? [])]) {
    app.route({
      method: endpoint.method,
      url,
      ...(isShaped ? { preSerialization: shapedBy(endpoint) } : {}),
      handler,
      config,
    });
  }
}

/** Turns one endpoint into a route: gate, shape, handler, shape, all in one transaction. */
function route(
  app: FastifyInstance,
  { portal, keepSeen, unhurried }: Door,
  endpoint: Endpoint,
  { handler, remade, entering }: Given,
): void {
  const asked = withOwnOnly(endpoint, handler);
  const trial = trialOf(portal.config, endpoint);
  const mode = endpoint.effect === 'reads' || endpoint.kind === 'together' ? 'read only' : 'read write';

  async function inside<T>(
    key: Key,
    { request, reply, unseen }: Call,
    run: (db: Db, at: object) => Promise<T>,
  ): Promise<T> {
    const now = portal.now();
    const notes: GuardNote[] = [];
    const note = (one: GuardNote) => void notes.push(one);
    const opened = async (db: Db, rows: Entered[]): Promise<T> => {
      const entry = entered(rows, portal.config.installed, now);
      admit(endpoint, trial, entry);
      keyIn(endpoint, request.headers);
      if (!unseen) touch(portal, keepSeen, entry, request.log);
      if (isClosedTo(entry, endpoint)) return endpoint.otherwise as T;
      const userAgent = request.headers['user-agent'] ?? '';
      const far = whyFar(request.headers, request.raw.socket?.remoteAddress);
      const { session, scope } = entry;
      return comingFrom(far, () => run(db, { db, now, ip: request.ip, userAgent, far, entry, note, session, scope }));
    };
    const { answer, stays } = await trial.settled(portal.pool.opened(mode, entrance(key), opened, leaving(reply)));
    if (stays) tellDeeds(notes, request);
    return answer;
  }

  const keyed = keyedBy(portal, endpoint, asked, remade);

  const form = formOf({ portal, endpoint, trial, asked, remade, inside });

  async function call(request: FastifyRequest, reply: FastifyReply): Promise<Envelope<unknown>> {
    const plain = () =>
      inside(keyOf(request), { request, reply }, async (db, at) => {
        const input = parse(endpoint, inputOf(request));
        await spendCall(portal.limits, endpoint, at);
        return trial.ending(db, await keyed(request)(at, input));
      });
    const inTurn = () => {
      // Who leaves while they wait is noticed.
      leaving(reply);
      return unhurried(plain);
    };
    const asItCame = endpoint.unhurried ? inTurn : plain;
    const data = await (endpoint.withFiles && request.isMultipart() ? form(request, reply) : asItCame());
    return { code: 200, data, message: endpoint.says ? { show: true, content: endpoint.says } : null };
  }

  async function upload(request: FastifyRequest, reply: FastifyReply): Promise<Envelope<unknown>> {
    const most = endpoint.largest ?? uploadLimit;
    const bytes = lengthOf(request, most);
    // The right is asked before the file is read, and once more in the transaction that uses it.
    await inside(keyOf(request), { request, reply }, (_, at) => spendFile(portal.limits, endpoint, at, bytes));
    if (!request.isMultipart()) throw new Refused('BASE.ERRORS.UNSUPPORTED_TYPE');
    // Nothing more would come, not even an end to wait for.
    if (request.raw.destroyed) throw new Gone();
    const data = await heldInMemory(bytes > uploadLimit ? Math.min(bytes, most) : 0, async () => {
      const { file, data: sent } = await holding(portal.disk, most, () => receive(request, most));
      const input = parse(endpoint, { ...sent, ...asObject(request.params) });
      return inside(keyOf(request), { request, reply }, async (db, at) =>
        trial.ending(db, await keyed(request)({ ...at, file }, input)),
      );
    });
    return { code: 200, data, message: endpoint.says ? { show: true, content: endpoint.says } : null };
  }

  async function stream(request: FastifyRequest, reply: FastifyReply): Promise<Envelope<unknown>> {
    const housed = async (at: object) => {
      const scope = await entering?.enter(at as Visitor, parse(endpoint, asObject(request.params)));
      return { ...at, ...(scope && { scope }) } as { scope: Scope; now: Date };
    };
    const data = await takeStream(
      {
        portal,
        inside: (run) => inside(keyOf(request), { request, reply }, async (db, at) => run(db, await housed(at))),
        most: entering?.most ?? fileLimit,
        read: (sent) => parse(endpoint, { ...sent, ...asObject(request.params) }),
        work: keyed(request),
        counts: (at, bytes) => spendFile(portal.limits, endpoint, at, bytes),
      },
      request,
      reply,
    );
    return { code: 200, data, message: endpoint.says ? { show: true, content: endpoint.says } : null };
  }

  const stepwise = ({ request, reply }: Call) => ({
    inside: <T>(run: (at: object) => Promise<T>) => inside(keyOf(request), { request, reply }, (_, at) => run(at)),
    once: (input: unknown, run: (at: object) => Promise<number>) =>
      inside(keyOf(request), { request, reply }, (_, at) => keyedId(portal, endpoint, request, { at, input }, run)),
    body: request.body instanceof Readable ? request.body : undefined,
    warn: (err: unknown, text: string) => request.log.warn({ err }, text),
  });

  async function steps(request: FastifyRequest, reply: FastifyReply): Promise<Envelope<unknown>> {
    const at = stepwise({ request, reply });
    if (endpoint.needs !== 'anyone') await at.inside(async () => undefined);
    const data = await asked(at, parse(endpoint, inputOf(request)));
    return { code: 200, data, message: endpoint.says ? { show: true, content: endpoint.says } : null };
  }

  async function together(request: FastifyRequest, reply: FastifyReply): Promise<Envelope<unknown>> {
    const write = (await inside(keyOf(request), { request, reply }, async (db, at) => {
      const input = parse(endpoint, inputOf(request));
      await spendCall(portal.limits, endpoint, at);
      return trial.ending(db, await asked(at, input));
    })) as () => Promise<unknown>;
    const data = await write();
    return { code: 200, data, message: endpoint.says ? { show: true, content: endpoint.says } : null };
  }

  async function tus(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const at = stepwise({ request, reply });
    const work = {
      admit: () => at.inside(async () => undefined),
      read: (fields: object) => parse(endpoint, fields),
      work: (input: unknown) => asked(at, input) as Promise<TusAnswer>,
    };
    return speakTus(work, request, reply);
  }

  async function bytes(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const ticket = ticketOf(portal, endpoint, request);
    const key = { sessionId: ticket.sessionId, actorId: ticket.actorId };
    const input = parse(endpoint, { ...asObject(ticket.input), ...asObject(request.params) });
    const made = inside(key, { request, reply }, async (_, at) => {
      await spendCall(portal.limits, endpoint, at);
      return asked(at, input);
    });
    return sendBytes(request, reply, (await made) as Bytes);
  }

  async function kept(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const input = parse(endpoint, asObject(request.params));
    const has = (tag: string) => hasTag(request, tag);
    const file = await inside({}, { request, reply }, async (db, at) =>
      trial.ending(db, await asked({ ...at, has }, input)),
    );
    return sendKept(reply, file as Kept);
  }

  async function events(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const input = inputOf(request);
    const ask = (unseen: boolean) =>
      inside(keyOf(request), { request, reply, unseen }, (_, at) =>
        asked(at, parse(endpoint, input)),
      ) as Promise<Hearing>;
    await speakEvents({ live: portal.live, first: () => ask(false), again: () => ask(true) }, request, reply);
  }

  mount(app, endpoint, { call, upload, stream, bytes, kept, steps, together, tus, events }[endpoint.kind]);
}

/** Registers a noun: the server is total over the contract. */
export function serve<T extends Endpoints>(
  app: FastifyInstance,
  door: Door,
  endpoints: T,
  handlers: Handlers<T>,
): void {
  const { remade = {}, enters = {} } = handlers as {
    remade?: Record<string, AnyRemade>;
    enters?: Record<string, Entering>;
  };
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const handler = handlers[name as keyof T] as unknown as AnyHandler;
    route(app, door, endpoint, { handler, remade: remade[name], entering: enters[name] });
  }
}
