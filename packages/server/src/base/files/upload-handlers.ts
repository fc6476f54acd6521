import { Readable } from 'node:stream';
import { whyNotFile } from '#contract/base/files/files.ts';
import { leastPart, uploads } from '#contract/base/files/uploads.ts';
import { Refused } from '#contract/refusals.ts';
import type { Handlers, Portal, TusAnswer } from '../http/handler.ts';
import { spendUpload } from '../http/limits.ts';
import { holding } from '../store/disk.ts';
import { discardPart, joined, keepPart, receive, receivePart } from '../store/file-receiving.ts';
import { allowance, type FileGuards } from './file-handlers.ts';
import { dropKept, keepReceived } from './file-keeping.ts';
import { addFile, fileOf, noteWaste, viewOf } from './files.ts';
import {
  addPart,
  addUpload,
  dropUpload,
  endsAt,
  endUpload,
  heldUpload,
  partsOf,
  type UploadRow,
  uploadOf,
  wasteAt,
} from './uploads.ts';

type All = Handlers<typeof uploads>;
type At = Parameters<All['finish']>[0];
type FileWords = Omit<Parameters<All['finish']>[1], 'id'>;
type Ready = { row: UploadRow; svjId: number; keys: string[] };

/** Will be refused however often it is tried: it is too large, of a wrong kind, or broken. */
const isFinal = (error: unknown) => error instanceof Refused && [413, 415, 422].includes(error.status);

const told = (status: TusAnswer['status'], row: UploadRow, received = row.received): TusAnswer => ({
  status,
  headers: {
    'upload-offset': String(received),
    'upload-length': String(row.size),
    'upload-expires': endsAt(row).toUTCString(),
  },
});

export const uploadHandlers = (portal: Portal, guards: FileGuards): All => {
  const { files, config } = portal;
  /** Parts that are coming to this server. */
  const coming = new Map<number, { body: Readable; done: Promise<unknown> }>();
  /** Files that this server is making of their parts. */
  const making = new Map<number, Promise<void>>();

  const mine = ({ inside }: At, id: number) =>
    inside(async ({ db, scope, now }) => ({ row: await uploadOf(db, scope, id, now), svjId: scope.svjId }));

  /** My upload as it stands once a part whose line is dead, though nobody has told us, is given up. */
  async function settled(at: At, id: number) {
    const found = await mine(at, id);
    const part = coming.get(id);
    if (!part) return found;
    part.body.destroy();
    await part.done;
    return mine(at, id);
  }

  async function take({ inside, warn }: At, { row, svjId }: Omit<Ready, 'keys'>, body: Readable): Promise<TusAnswer> {
    const rest = row.size - row.received;
    const part = await holding(portal.disk, rest, () => receivePart(config.dataDir, body, rest));
    if (part.size === 0 || (part.size < leastPart && part.size < rest)) {
      await discardPart(part);
      if (part.isWhole && part.size === 0) return told(204, row);
      throw new Refused('FILES.ERRORS.INTERRUPTED');
    }
    try {
      await inside(({ db, scope }) => noteWaste(db, scope, [part.key], wasteAt(row)));
      await keepPart(files, svjId, part);
      const received = await inside(({ db, scope }) => addPart(db, scope, row, part));
      return told(204, row, received);
    } catch (error) {
      await dropKept({ files, warn }, inside, svjId, [part.key]);
      throw error;
    } finally {
      await discardPart(part);
    }
  }

  async function drop({ inside, warn }: At, id: number): Promise<void> {
    const gone = await inside(async ({ db, scope, now }) => ({
      keys: await dropUpload(db, scope, await uploadOf(db, scope, id, now), now),
      svjId: scope.svjId,
    }));
    await dropKept({ files, warn }, inside, gone.svjId, gone.keys);
  }

  async function received(at: At, { row, svjId, keys }: Ready, asDocument: boolean) {
    try {
      return await holding(portal.disk, row.size, () =>
        receive(config.dataDir, Readable.from(joined(files, svjId, keys)), row.name, asDocument),
      );
    } catch (error) {
      if (isFinal(error)) await drop(at, row.id);
      // Only our own store can break off here.
      const isStore = error instanceof Refused && error.key === 'FILES.ERRORS.INTERRUPTED';
      throw isStore ? new Refused('FILES.ERRORS.STORE', { cause: error }) : error;
    }
  }

  async function make(at: At, ready: Ready, words: FileWords): Promise<void> {
    const { inside, warn } = at;
    const { id } = ready.row;
    const file = await received(at, ready, words.asDocument);
    const parts = await keepReceived({ files, warn }, inside, ready.svjId, file, (whole) =>
      inside(async ({ db, scope, now }) => {
        if ((await heldUpload(db, scope, id)).fileId !== null) throw new Refused('BASE.ERRORS.CONFLICT');
        const row = await addFile(db, scope, whole, words, now, allowance(portal, guards, scope));
        return endUpload(db, scope, id, row.id, now);
      }),
    ).catch((error: unknown) => {
      // Another server has made it meanwhile.
      if (error instanceof Refused && error.key === 'BASE.ERRORS.CONFLICT') return [];
      throw error;
    });
    await dropKept({ files, warn }, inside, ready.svjId, parts);
  }

  return {
    async begin({ inside, once }, { length, name, asDocument }) {
      const why = whyNotFile({ name, size: length }, asDocument);
      if (why) throw new Refused(why, { params: { name } });
      await inside(({ scope }) => spendUpload(portal.limits, scope.actorId, length));
      await portal.disk.hold(length).then((release) => release());
      const id = await once({ length, name }, async ({ db, scope, now }) => {
        const added = await addUpload(db, scope, { name, size: length }, now, allowance(portal, guards, scope));
        return added.id;
      });
      const row = await inside(({ db, scope, now }) => uploadOf(db, scope, id, now));
      const { status, headers } = told(201, row);
      return { status, headers: { ...headers, location: uploads.offset.path.replace(':id', String(row.id)) } };
    },

    async offset(at, { id }) {
      return told(200, (await settled(at, id)).row);
    },

    async part(at, { id, offset }) {
      const { body } = at;
      if (!body) throw new Refused('BASE.ERRORS.UNSUPPORTED_TYPE');
      const found = await settled(at, id);
      if (found.row.received !== offset) throw new Refused('FILES.ERRORS.OFFSET');
      const work = take(at, found, body);
      const done = work.catch(() => undefined);
      coming.set(id, { body, done });
      try {
        return await work;
      } finally {
        if (coming.get(id)?.done === done) coming.delete(id);
      }
    },

    async cancel(at, { id }) {
      await settled(at, id);
      await drop(at, id);
      return { status: 204, headers: {} };
    },

    async finish(at, { id, ...words }) {
      const ready = await at.inside(async ({ db, scope, now }) => ({
        row: await uploadOf(db, scope, id, now),
        svjId: scope.svjId,
        keys: await partsOf(db, scope, id),
      }));
      const { fileId, size, received: came } = ready.row;
      if (came < size) throw new Refused('FILES.ERRORS.INTERRUPTED');
      if (fileId === null) {
        // Asked again while it works, because the line was lost: one making is enough.
        const work = making.get(id) ?? make(at, ready, words).finally(() => making.delete(id));
        making.set(id, work);
        await work;
      }
      return at.inside(async ({ db, scope, now, session }) => {
        const row = await uploadOf(db, scope, id, now);
        const file = row.fileId === null ? undefined : await fileOf(db, scope, row.fileId);
        if (!file) throw new Refused('FILES.NOT_FOUND');
        return viewOf(portal, { db, scope, now, session }, file);
      });
    },
  };
};
