import { whyNotMoved } from '#contract/documents/rules.ts';
import type { Moved } from '#contract/documents/schema-bin.ts';
import { Refused } from '#contract/refusals.ts';
import { recordNamed } from '../../base/log/audit.ts';
import { documentsOf } from '../listing/queries-documents.ts';
import { type At, holdTree, savedAs } from '../rows/queries.ts';
import * as q from './queries.ts';
import { refuseFull } from './steps-documents.ts';
import { allFolders, pathInto } from './steps-folders.ts';

/** Moves documents and folders; all of them or none. Answers how many stand elsewhere now. */
export async function move(at: At, { files, folders, parentId }: Moved): Promise<number> {
  const { db, scope, now } = at;
  await holdTree(db, scope);
  const path = await pathInto(at, parentId);
  const moved = await allFolders(at, folders);
  for (const { id } of moved) {
    const why = whyNotMoved({ id, depth: await q.depthOf(db, scope, id) }, { path });
    if (why) throw new Refused(why);
  }
  const documents = await documentsOf(db, scope, [...new Set(files)], now);
  if (documents.length !== new Set(files).size) throw new Refused('FILE.NOT_FOUND');
  // What stands there already is not moved; a folder in another one that goes along goes with it.
  const goes = moved.filter(
    (f) => f.parentId !== parentId && !moved.some((other) => other.id !== f.id && f.path.includes(other.id)),
  );
  const goesToo = documents.filter((d) => d.folderId !== parentId);
  await refuseFull(at, new Map([[parentId, goesToo.length]]));
  for (const { id } of goes) await q.placeFolders(db, scope, [id], path);
  await q.placeDocuments(
    db,
    scope,
    goesToo.map((d) => d.id),
    parentId,
  );
  await recordNamed(db, scope, now, { noun: 'folders', verb: 'move' }, goes);
  const named = goesToo.map((d) => ({ id: d.id, name: savedAs(d) }));
  await recordNamed(db, scope, now, { noun: 'documents', verb: 'move' }, named);
  return goes.length + goesToo.length;
}
