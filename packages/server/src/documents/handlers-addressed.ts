import { addressedPapers as calls } from '#contract/documents/endpoints-addressed.ts';
import { Refused } from '#contract/refusals.ts';
import { sealedAt } from '../base/files/files.ts';
import type { Bytes, Handlers, Portal } from '../base/http/handler.ts';
import { bytesKey } from '../base/store/file-receiving.ts';
import { storeRefusal } from '../base/store/file-store.ts';
import { addressedBytes, listAddressed } from './listing/queries-addressed.ts';
import { lastOpened } from './openings/queries.ts';
import { noted } from './openings/steps.ts';
import { savedAs } from './rows/queries.ts';

export const addressedHandlers = (portal: Portal): Handlers<typeof calls> => ({
  async list(at) {
    const found = await listAddressed(at.db, at.scope, at.now);
    return {
      files: found.map(({ url, size, createdAt, ...paper }) => ({
        ...paper,
        createdAt: new Date(createdAt).toISOString(),
        fileSize: size,
        url: url ?? sealedAt(portal, at, calls.bytes.path, { id: paper.id }),
      })),
    };
  },

  async bytes(at, { id }): Promise<Bytes> {
    const { db, scope, now } = at;
    const found = await addressedBytes(db, scope, id, now);
    if (!found) throw new Refused('FILE.NOT_FOUND');
    const { key, type, size, sha256, number } = found;
    const open = async (range?: { from: number; to: number }) => {
      try {
        return await portal.files.read(bytesKey(scope.svjId, key), range);
      } catch (error) {
        throw storeRefusal(error);
      }
    };
    const tag = `"${Buffer.from(sha256, 'hex').toString('base64url')}"`;
    const given = { documentId: id, versionNumber: number };
    const giving = { given, how: 'file', last: await lastOpened(at, given, 'file') } as const;
    return { name: savedAs(found), type, body: { size, tag, open: noted(portal, scope, giving, open) } };
  },
});
