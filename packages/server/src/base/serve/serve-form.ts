import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type {} from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { descriptionLength, fileLimit, mostFiles, nameLength } from '#contract/base/files/files.ts';
import { Refused } from '#contract/refusals.ts';
import { type Db, Gone } from '../db/db.ts';
import { mostWaiting } from '../files/file-allowance.ts';
import { dropKept, keepReceived } from '../files/file-keeping.ts';
import { addFile } from '../files/files.ts';
import type { Scope } from '../http/gate.ts';
import type { Portal } from '../http/handler.ts';
import { spendUpload } from '../http/limits.ts';
import {
  discardPart,
  type Incoming,
  type Received,
  type ReceivedPart,
  receive,
  receivePart,
} from '../store/file-receiving.ts';
import { endSilent, lengthOf } from './serve-stream.ts';

const around = 1024 * 1024;

type At = { db: Db; scope: Scope; now: Date };
type Work = {
  portal: Portal;
  /** Runs in a transaction of its own, behind the gate. */
  inside: <T>(run: (at: At) => Promise<T>) => Promise<T>;
  /** The input as the endpoint declares it. */
  read(data: object): unknown;
  /** The handler; `give` makes rows of the files and answers the input with their ids. */
  work(at: object, input: unknown, give: Give): Promise<unknown>;
};
export type Give = (at: At, input: unknown) => Promise<unknown>;

type FileSaid = { description: string; isPublic: boolean };
type Came = Incoming & { said: FileSaid };
type Sent = { place: number; fileName: string; part: ReceivedPart };
type Form = { sent: Sent[]; fields: Map<string, string> };

const fileField = /^files?(?:\[(\d{0,3})\])?$/;

/** All parts, with the files on the local disk: their names may come after them. */
async function partsOf(portal: Portal, request: FastifyRequest, { sent, fields }: Form): Promise<void> {
  const limits = { fileSize: fileLimit + 1, files: mostFiles, fields: 4 * mostFiles + 10, fieldSize: around };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      fields.set(part.fieldname, String(part.value ?? ''));
      continue;
    }
    const place = fileField.exec(part.fieldname);
    if (!place) throw new Refused('BASE.ERRORS.INVALID_INPUT', { fields: { files: 'BASE.FORM.INVALID' } });
    const left = fileLimit - sent.reduce((sum, one) => sum + one.part.size, 0);
    const came = await receivePart(portal.config.dataDir, part.file, left);
    sent.push({ place: Number(place[1] || sent.length), fileName: part.filename ?? '', part: came });
    if (!came.isWhole) throw new Refused('FILES.ERRORS.INTERRUPTED');
  }
}

function dataOf(fields: Form['fields']): object {
  try {
    const data = JSON.parse(fields.get('data') ?? '{}') as unknown;
    if (typeof data === 'object' && data !== null && !Array.isArray(data)) return data;
  } catch {}
  throw new Refused('BASE.ERRORS.INVALID_INPUT');
}

/** What a file is called: by its fields, else as it came. */
function nameOf({ fields }: Form, { place, fileName }: Sent): string {
  const [name, ending] = [fields.get(`names[${place}]`), fields.get(`extends[${place}]`)?.replace(/^\./, '')];
  if (!name) return fileName;
  return ending && !name.toLowerCase().endsWith(`.${ending.toLowerCase()}`) ? `${name}.${ending}` : name;
}

/** What is said of a file: everybody who sees the thing may open it unless the form says otherwise. */
const saidOf = ({ fields }: Form, { place }: Sent): FileSaid => ({
  description: (fields.get(`descriptions[${place}]`) ?? '').trim().slice(0, descriptionLength),
  isPublic: !['false', '0'].includes(fields.get(`isPublic[${place}]`) ?? ''),
});

/** The files under their names, in their order: looked at, and pictures written anew, one by one. */
async function receiveAll(portal: Portal, form: Form, came: Came[]): Promise<void> {
  for (const one of form.sent.toSorted((a, b) => a.place - b.place)) {
    const file = await receive(portal.config.dataDir, createReadStream(one.part.path), nameOf(form, one));
    came.push(Object.assign(file, { said: saidOf(form, one) }));
  }
}

/** Among the others where the form says which it wants, else as added. */
const withIds = (input: unknown, ids: readonly number[]) => {
  const { fileIds, addedAttachments = [] } = input as { fileIds?: number[]; addedAttachments?: number[] };
  const joined = fileIds ? { fileIds: [...fileIds, ...ids] } : { addedAttachments: [...addedAttachments, ...ids] };
  return { ...(input as object), ...joined };
};

/** One value for all of them, so that a call that comes again is known by what came with it. */
const together = (came: readonly Came[]) => ({
  name: JSON.stringify(came.map((f) => [`${f.name}.${f.extension}`, f.said])),
  sha256: came.reduce((hash, f) => hash.update(f.sha256), createHash('sha256')).digest(),
});

/** Keeps each in the store and does the work inside of all; what it makes nothing of leaves no bytes behind. */
async function keepAll(
  { portal, inside, work }: Work,
  { log }: FastifyRequest,
  came: readonly Came[],
  input: unknown,
): Promise<unknown> {
  const tools = { files: portal.files, warn: (err: unknown, text: string) => log.warn({ err }, text) };
  const svjId = await inside(async ({ scope }) => scope.svjId);
  const received: (Received & { said: FileSaid })[] = [];
  let isGiven = false;
  const give: Give = async ({ db, scope, now }, asked) => {
    isGiven = true;
    const ids: number[] = [];
    for (const one of received) {
      const told = { name: one.name.slice(0, nameLength), ...one.said };
      const allowed = { waiting: mostWaiting.all, quota: portal.config.quota };
      ids.push((await addFile(db, scope, one, told, now, allowed)).id);
    }
    return withIds(asked, ids);
  };
  const done = () => inside((at) => work({ ...at, ...(came.length > 0 && { file: together(came) }) }, input, give));
  const all = came.reduceRight<() => Promise<unknown>>(
    (next, file) => () =>
      keepReceived(tools, inside, svjId, file, async (one) => {
        received.push({ ...one, said: file.said });
        return next();
      }),
    done,
  );
  const answer = await all();
  if (!isGiven)
    await dropKept(
      tools,
      inside,
      svjId,
      came.map((f) => f.key),
    );
  return answer;
}

/**
 * Takes a call as older callers send it: `data` with the input beside `files[i]`, `names[i]`, `extends[i]`,
 * `descriptions[i]` and `isPublic[i]`. The right is asked
 * before the first byte and once more where the rows are made, which is one transaction with the work.
 */
export async function takeForm(work: Work, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { portal, inside, read } = work;
  // Refused while bytes still come: the rest is not waited for.
  reply.header('connection', 'close');
  const actorId = await inside(async ({ scope }) => {
    await spendUpload(portal.limits, scope.actorId, lengthOf(request));
    return scope.actorId;
  });
  if (lengthOf(request) > fileLimit + around) throw new Refused('BASE.ERRORS.TOO_LARGE');
  if (request.raw.destroyed) throw new Gone();
  endSilent(request);
  const release = await portal.disk.hold(lengthOf(request));
  const form: Form = { sent: [], fields: new Map() };
  const came: Came[] = [];
  try {
    await partsOf(portal, request, form);
    // One was counted before it was known how many come.
    const more = form.sent.length - 1;
    if (more > 0) await portal.limits.spend('uploadFiles', String(actorId), more);
    const input = read(dataOf(form.fields));
    await receiveAll(portal, form, came);
    const answer = await keepAll(work, request, came, input);
    reply.removeHeader('connection');
    return answer;
  } finally {
    await Promise.all([...form.sent.map(({ part }) => discardPart(part)), ...came.map((file) => file.discard())]);
    release();
  }
}
