import type {} from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fileLimit } from '#contract/base/files/files.ts';
import { Refused } from '#contract/refusals.ts';
import { type Db, Gone } from '../db/db.ts';
import { keepReceived } from '../files/file-keeping.ts';
import type { Scope } from '../http/gate.ts';
import type { Portal } from '../http/handler.ts';
import { receive } from '../store/file-receiving.ts';

/** Whoever sends nothing for so long is given up. */
const silence = 60_000;
/** What stands around a file in a request: the input and the marks between the parts. */
const around = 1024 * 1024;

/** Ends a request whose bytes stop coming; once all are here, work with them may take as long as it takes. */
export function endSilent({ raw }: FastifyRequest): void {
  raw.setTimeout?.(silence, () => raw.destroy());
  raw.once('end', () => raw.setTimeout?.(0));
}

/** Bytes that will come: as many as may, where nothing says how many. */
export const lengthOf = ({ headers }: FastifyRequest, most = fileLimit): number =>
  Number(headers['content-length'] ?? most);

type Inside = <T>(run: (db: Db, at: { scope: Scope; now: Date }) => Promise<T>) => Promise<T>;
type Work = {
  portal: Portal;
  /** Runs in a transaction of its own, behind the gate. */
  inside: Inside;
  /** Bytes that may come. */
  most: number;
  /** The input as the endpoint declares it. */
  read(data: object): unknown;
  /** Counts the file for whoever sends it, refusing when there were too many. */
  counts(at: object, bytes: number): Promise<void>;
  /** The handler. */
  work(at: object, input: unknown): Promise<unknown>;
};

/**
 * Takes a large file: the right is asked before the first byte and once more at the end. The bytes lie in the store before
 * the row is committed; until then they are noted as waste, so that no crash leaves them there for ever.
 */
export async function takeStream(
  { portal, inside, most, read, work, counts }: Work,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  // Refused while bytes still come: the rest is not waited for.
  reply.header('connection', 'close');
  const svjId = await inside(async (_, at) => {
    await counts(at, lengthOf(request));
    return at.scope.svjId;
  });
  if (!request.isMultipart()) throw new Refused('BASE.ERRORS.UNSUPPORTED_TYPE');
  if (lengthOf(request) > most + around) {
    throw new Refused('UPLOAD.FILE_SIZE_ERROR', { params: { name: '' } });
  }
  if (request.raw.destroyed) throw new Gone();
  endSilent(request);
  const part = await request.file({
    // One more byte than may come, so that we refuse it and nobody cuts it.
    limits: { fileSize: fileLimit + 1, files: 1, fields: 10, fieldSize: around },
  });
  if (!part) throw new Refused('BASE.ERRORS.INVALID_INPUT', { fields: { file: 'BASE.FORM.REQUIRED' } });
  const gone = () => part.file.destroy(Object.assign(new Error('The other side went away'), { code: 'ECONNRESET' }));
  const closed = () => request.raw.complete || gone();
  request.raw.once('close', closed);
  const input = read(dataOf(part.fields));
  const release = await portal.disk.hold(lengthOf(request));
  const { asDocument = false } = input as { asDocument?: boolean };
  const file = await receive(portal.config.dataDir, part.file, part.filename ?? '', asDocument).catch(
    (error: unknown) => {
      release();
      throw error;
    },
  );
  try {
    const answer = await keepReceived(
      { files: portal.files, warn: (err, text) => request.log.warn({ err }, text) },
      (run) => inside((db, at) => run({ db, ...at })),
      svjId,
      file,
      (received) => inside((_, at) => work({ ...at, file: received }, input)),
    );
    reply.removeHeader('connection');
    return answer;
  } finally {
    release();
    request.raw.off('close', closed);
  }
}

function dataOf(fields: Record<string, unknown>): object {
  const field = fields.data as { value?: unknown } | undefined;
  if (field?.value === undefined) return {};
  try {
    const data = JSON.parse(String(field.value)) as unknown;
    if (typeof data === 'object' && data !== null && !Array.isArray(data)) return data;
  } catch {}
  throw new Refused('BASE.ERRORS.INVALID_INPUT');
}
