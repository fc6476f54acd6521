import type { attached } from '#contract/documents/endpoints-attached.ts';
import { Refused } from '#contract/refusals.ts';
import type { FileGuards } from '../base/files/file-handlers.ts';
import type { Asking } from '../base/files/files.ts';
import type { Bytes, Handlers, Portal } from '../base/http/handler.ts';
import { bytesKey, previewKey } from '../base/store/file-receiving.ts';
import { storeRefusal } from '../base/store/file-store.ts';
import { attachedOpen } from './attached/queries.ts';
import { usesOf } from './attached/steps-uses.ts';
import { lastOpened } from './openings/queries.ts';
import { noted } from './openings/steps.ts';
import { savedAs } from './rows/queries.ts';

/** Documents chosen for other things; `guards` say who opens those. */
export const attachedHandlers = (portal: Portal, guards: FileGuards): Handlers<typeof attached> => {
  const open = (key: string) => async (range?: { from: number; to: number }) => {
    try {
      return await portal.files.read(key, range);
    } catch (error) {
      throw storeRefusal(error);
    }
  };
  /** The chosen version, for who may open both the document and what it is attached to. */
  async function seen(at: Asking, id: number, how: 'file' | 'preview') {
    const { db, scope, now } = at;
    const found = await attachedOpen(db, scope, id, now);
    const guard = found && Object.hasOwn(guards, found.owner) ? guards[found.owner] : undefined;
    const sight = found && guard ? await guard.sees(db, scope, found.ownerId, now) : 'nothing';
    if (!found || sight === 'nothing') throw new Refused('FILE.NOT_FOUND');
    const given = { documentId: found.documentId, versionNumber: found.number };
    return { ...found, giving: { given, how, last: await lastOpened(at, given, how) }, name: savedAs(found) };
  }
  return {
    async bytes(at, { id }): Promise<Bytes> {
      const { key, name, type, size, sha256, giving } = await seen(at, id, 'file');
      const tag = `"${Buffer.from(sha256, 'hex').toString('base64url')}"`;
      const read = open(bytesKey(at.scope.svjId, key));
      return { name, type, body: { size, tag, open: noted(portal, at.scope, giving, read) } };
    },

    async preview(at, { id }): Promise<Bytes> {
      const { key, name, hasPreview, giving } = await seen(at, id, 'preview');
      if (!hasPreview) throw new Refused('FILE.NOT_FOUND');
      const read = noted(portal, at.scope, giving, open(previewKey(at.scope.svjId, key)));
      return { name: `${name}.webp`, type: 'image/webp', body: { made: () => read() }, keep: 3600 };
    },

    uses: (at, chosen) => usesOf(at, guards, chosen),
  };
};
