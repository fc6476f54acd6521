import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Envelope } from '#contract/base/calls/envelope.ts';
import { type Refusal, Refused } from '#contract/refusals.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { Gone, isUnreachable, lostRace, tookTooLong, violated } from '../db/db.ts';
import type { GuardNote } from '../http/handler.ts';

const isKey = (text: string): text is TextKey => /^[A-Z][A-Z_0-9]*(\.[A-Z_0-9]+)+$/.test(text);

/** All problems of an input, by field path. */
export function fieldErrors(issues: readonly z.core.$ZodIssue[]): Record<string, TextKey> {
  const found: Record<string, TextKey> = {};
  for (const issue of issues) {
    const path = issue.path.join('.');
    if (path in found) continue;
    const absent = 'input' in issue && (issue.input === undefined || issue.input === null);
    found[path] = isKey(issue.message) ? issue.message : absent ? 'BASE.FORM.REQUIRED' : 'BASE.FORM.INVALID';
  }
  return found;
}

function refusedBy(error: unknown): Refused | null {
  if (error instanceof Refused) return error;
  if (isUnreachable(error) || tookTooLong(error)) return new Refused('BASE.ERRORS.UNAVAILABLE');
  if (lostRace(error)) return new Refused('BASE.ERRORS.CONFLICT');
  // What a row was to point at went, or what was to go is pointed at, since it was asked for; the log has it, in case nobody asked.
  if (error instanceof Error && violated(error)?.code === '23503')
    return new Refused('BASE.ERRORS.CONFLICT', { cause: error });
  const { statusCode, code } = error as { statusCode?: number; code?: string };
  if (statusCode === 413 || code === 'FST_REQ_FILE_TOO_LARGE') return new Refused('BASE.ERRORS.TOO_LARGE');
  if (statusCode === 415) return new Refused('BASE.ERRORS.UNSUPPORTED_TYPE');
  if (statusCode === 404) return new Refused('BASE.ERRORS.NOT_FOUND');
  if (statusCode && statusCode >= 400 && statusCode < 500) return new Refused('BASE.ERRORS.INVALID_INPUT');
  return null;
}

/** Whether the client shows a toast: field errors and lost sign-ins speak at their own place. */
const speaks = (key: Refusal): boolean => key !== 'BASE.ERRORS.UNAUTHORIZED' && key !== 'ACCOUNT.ERRORS.PRESENCE';

type LoggedError = { type: string; message: string; code: string | undefined; stack: string; cause?: LoggedError };

/**
 * An error as the log keeps it. A refused statement carries what people typed: the query builder puts its values into the
 * message, the database the row into its detail; so of those only the statement, the code and the way there are told.
 */
export function told(error: unknown): LoggedError {
  const e = error as Partial<Error> & { code?: string; query?: string };
  const isRefused = typeof e.query === 'string' || /^[0-9A-Z]{5}$/.test(e.code ?? '');
  const message = isRefused ? (e.query ?? 'refused by the database') : String(e.message ?? error);
  const way = (e.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const cause = e.cause ? { cause: told(e.cause) } : {};
  return { type: e.name ?? typeof error, message, code: e.code, stack: way.join('\n'), ...cause };
}

/** Whether the other side of the call went away, and the error says no more than that. */
function isLeft(error: unknown, reply: FastifyReply): boolean {
  const { code = '' } = (error ?? {}) as { code?: string };
  return error instanceof Gone || (reply.raw.destroyed && /^(ECONNRESET|EPIPE|ERR_STREAM_PREMATURE_CLOSE)$/.test(code));
}

const guarded = [401, 403, 429];

/**
 * One line for whoever guards the door (fail2ban reads it): who was refused from where and why. The account is a keyed
 * digest: the same for the same e-mail, and says it to nobody.
 */
function tellGuard(refused: Refused | null, reply: FastifyReply, log: FastifyBaseLogger): void {
  if (!refused || !guarded.includes(refused.status) || /\bDEMO\b/.test(refused.key)) return;
  const { request } = reply;
  const route = `${request.method} ${request.routeOptions?.url ?? '*'}`;
  log.warn({ ip: request.ip, reason: refused.key, route, account: refused.account }, 'security');
}

/** The same of what was done; without a reason, so that nothing that bans by reasons takes it for a refusal. */
export function tellDeeds(notes: readonly GuardNote[], request: FastifyRequest): void {
  const route = `${request.method} ${request.routeOptions?.url ?? '*'}`;
  for (const one of notes) request.log.warn({ ip: request.ip, ...one, route }, 'security');
}

/** The one place that turns a refusal or a bug into HTTP. */
export function answerError(error: unknown, reply: FastifyReply, log: FastifyBaseLogger): FastifyReply {
  const refused = refusedBy(error);
  // Whoever asked is not there any more; the answer goes nowhere.
  if (!refused && isLeft(error, reply)) log.info('left by whoever asked');
  else if (!refused) log.error({ err: error }, 'bug');
  else if (refused.cause) log.warn({ err: refused.cause }, 'refused');
  else if (refused.status === 503)
    log.warn({ err: error }, tookTooLong(error) ? 'database too slow' : 'database unreachable');
  const code = refused?.status ?? 500;
  tellGuard(refused, reply, log);
  const key: TextKey = refused?.key ?? 'BASE.ERRORS.FAILED';
  const data = refused?.fields ? { errors: refused.fields } : (refused?.data ?? null);
  const body: Envelope<unknown> = {
    code,
    data,
    message: {
      show: !refused || speaks(refused.key),
      content: key,
      ...(refused?.params ? { params: refused.params } : {}),
    },
  };
  // Errors keep their own shape, so they are written without the endpoint's serialiser.
  return reply.code(code).type('application/json; charset=utf-8').serializer(JSON.stringify).send(body);
}
