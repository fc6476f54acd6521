import type { Place } from '#contract/base/calls/links.ts';
import type { files } from '#contract/base/files/files.ts';
import { wholeName } from '#contract/base/files/files.ts';
import type { None } from '#contract/base/noun/define-noun.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../db/db.ts';
import type { Scope } from '../http/gate.ts';
import type { Bytes, Handlers, Portal } from '../http/handler.ts';
import { record } from '../log/audit.ts';
import { changesBetween } from '../log/audit-changes.ts';
import { bytesKey, previewKey } from '../store/file-receiving.ts';
import { storeRefusal } from '../store/file-store.ts';
import { type Allowance, mostWaiting } from './file-allowance.ts';
import { addFile, changeFile, dropWaiting, type FileRow, fileOf, isMineWaiting, viewOf } from './files.ts';

/** A row as people know it, and where it stands. */
export type Use = { id: number; title: string; at: Place };

/** What a noun says of the files of its rows; asked at every download, so that access ends at once. */
export type FileGuard = {
  /** Which files of the row are for whoever asks; `known` are told of, and their bytes leave by calls of their own. */
  sees(db: Db, scope: Scope, ownerId: number, now: Date): Promise<'nothing' | 'public' | 'all' | 'known'>;
  mayChange(db: Db, scope: Scope, ownerId: number, now: Date): Promise<boolean>;
  /** Whether whoever asks has a form that such files belong to: nobody uploads without one. */
  hasForm(scope: Scope): keyof typeof mostWaiting | null;
  /** Where documents are chosen for its rows: those of them that whoever asks may open, as a document says where it is attached. */
  uses: ((db: Db, scope: Scope, ids: readonly number[], now: Date) => Promise<readonly Use[]>) | None;
  /** Rows of another table that take its own with them when they are deleted: their files have to go too. */
  goesWith?: { owner: string; ids(db: Db, scope: Scope, ownerId: number): Promise<readonly number[]> };
};
/** By the owner's table; files of a table that is not here are open to nobody. */
export type FileGuards = Readonly<Record<string, FileGuard>>;

const guardOf = (guards: FileGuards, row: FileRow): FileGuard | undefined =>
  row.owner !== null && Object.hasOwn(guards, row.owner) ? guards[row.owner] : undefined;

/** What whoever asks may upload; refused where they have no form to save it with. */
export function allowance(portal: Portal, guards: FileGuards, scope: Scope): Allowance {
  const forms = Object.values(guards).map((guard) => guard.hasForm(scope));
  if (forms.every((form) => form === null)) throw new Refused('BASE.ERRORS.NO_PERMISSION');
  return { waiting: mostWaiting[forms.includes('all') ? 'all' : 'own'], quota: portal.config.quota };
}

type Who = { db: Db; scope: Scope; now: Date };

type Need = 'its name' | 'its bytes';
async function maySee(guards: FileGuards, { db, scope, now }: Who, row: FileRow, need: Need): Promise<boolean> {
  if (row.ownerId === null) return isMineWaiting(scope, row);
  const sight = (await guardOf(guards, row)?.sees(db, scope, row.ownerId, now)) ?? 'nothing';
  if (sight === 'known') return need === 'its name';
  return sight === 'all' || (sight === 'public' && row.isPublic);
}

async function mayChange(guards: FileGuards, { db, scope, now }: Who, row: FileRow): Promise<boolean> {
  if (row.ownerId === null) return isMineWaiting(scope, row);
  return (await guardOf(guards, row)?.mayChange(db, scope, row.ownerId, now)) ?? false;
}

/** Seconds that a browser may keep a preview; its address changes every hour. */
const kept = 3600;

export const fileHandlers = (portal: Portal, guards: FileGuards): Handlers<typeof files> => {
  async function seen(at: Who, id: number, need: Need = 'its name'): Promise<FileRow> {
    const row = await fileOf(at.db, at.scope, id);
    if (!row || !(await maySee(guards, at, row, need))) throw new Refused('FILES.NOT_FOUND');
    return row;
  }
  const open = (key: string) => async (range?: { from: number; to: number }) => {
    try {
      return await portal.files.read(key, range);
    } catch (error) {
      throw storeRefusal(error);
    }
  };

  return {
    async upload({ file, ...at }, told) {
      const row = await addFile(at.db, at.scope, file, told, at.now, allowance(portal, guards, at.scope));
      return viewOf(portal, at, row);
    },

    remade: {
      upload: async (at, id) => viewOf(portal, at, await seen(at, id)),
    },

    async change({ db, scope, now, ...at }, { id, ...told }) {
      const found = await seen({ db, scope, now }, id);
      if (!(await mayChange(guards, { db, scope, now }, found))) throw new Refused('BASE.ERRORS.NO_PERMISSION');
      const row = await changeFile(db, scope, id, told);
      if (!row) throw new Refused('FILES.NOT_FOUND');
      if (row.ownerId !== null) {
        const [before, after] = [found, row].map(({ name, description, isPublic }) => ({
          name,
          description,
          isPublic,
        }));
        const changes = changesBetween(before ?? {}, after ?? {});
        await record(db, scope, now, { noun: 'files', nounId: id, verb: 'update', detail: { changes } });
      }
      return viewOf(portal, { db, scope, now, ...at }, row);
    },

    async remove({ db, scope, now }, { id }) {
      return { removed: await dropWaiting(db, scope, id, now) };
    },

    async download(at, { id }): Promise<Bytes> {
      const row = await seen(at, id, 'its bytes');
      const { scope } = at;
      const body = {
        size: row.size,
        tag: `"${row.sha256.toString('base64url')}"`,
        open: open(bytesKey(scope.svjId, row.key)),
      };
      return { name: wholeName(row), type: row.type, body };
    },

    async preview(at, { id }): Promise<Bytes> {
      const row = await seen(at, id, 'its bytes');
      const { scope } = at;
      if (!row.hasPreview) throw new Refused('FILES.NOT_FOUND');
      const body = await open(previewKey(scope.svjId, row.key))();
      return { name: `${row.name}.webp`, type: 'image/webp', body, keep: kept };
    },
  };
};
