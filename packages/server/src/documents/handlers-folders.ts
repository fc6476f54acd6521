import { window } from '#contract/base/calls/paging.ts';
import type { folders } from '#contract/documents/endpoints-folders.ts';
import { folders as calls } from '#contract/documents/endpoints-folders.ts';
import { Refused } from '#contract/refusals.ts';
import { groupsOf, reachOf } from '../audience/queries-reach.ts';
import { endingWith } from '../base/db/db.ts';
import { sealedAt } from '../base/files/files.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { withinOf } from './bin/queries.ts';
import { deleteChosen } from './bin/steps.ts';
import { boundsOf } from './detail/queries.ts';
import { doingIn, folderDetail } from './detail/steps.ts';
import { breadcrumbOf, childrenOf, rowOf, treeOf } from './listing/queries.ts';
import { chosenFor } from './listing/queries-archive.ts';
import { findFolders } from './listing/queries-found.ts';
import { note } from './openings/steps.ts';
import { archiveOf } from './print-archive.ts';
import { folderSeen } from './rows/queries.ts';
import { aimedFolders } from './rows/queries-seen.ts';
import { changeFolder, makeFolder, makePaths } from './writing/steps-folders.ts';
import { move } from './writing/steps-move.ts';

export const folderHandlers = (portal: Portal): Handlers<typeof folders> => ({
  reach: ({ db, scope, now }, { page, sizePerPage, ...aim }) =>
    reachOf(db, scope, aimedFolders, { ...aim, urgent: false }, window({ page, sizePerPage }), now),

  groups: ({ db, scope, now }) => groupsOf(db, scope, aimedFolders, now),

  async list(at, { parentId }) {
    const { db, scope, now } = at;
    const open = parentId === null ? null : await folderSeen(at, parentId);
    const path = open?.path ?? [];
    endingWith(db);
    const [folder, breadcrumb, bounds, folders] = await Promise.all([
      open ? rowOf(db, scope, open.id, now) : undefined,
      breadcrumbOf(db, scope, path),
      boundsOf(db, scope, path),
      childrenOf(db, scope, path, now),
    ]);
    return { folder: folder ?? null, breadcrumb, bounds, folders, ...doingIn(at, open) };
  },

  async tree({ db, scope, now }) {
    endingWith(db);
    return treeOf(db, scope, now);
  },

  async search({ db, scope, now }, { text, q }) {
    return { folders: await findFolders(db, scope, text || q, now) };
  },

  one: (at, { id }) => folderDetail(at, id),

  async within(at, { id }) {
    await folderSeen(at, id);
    return withinOf(at.db, at.scope, { folders: [id], files: [] });
  },

  async create(at, input) {
    return folderDetail(at, await makeFolder(at, input));
  },

  remade: { create: (at, id) => folderDetail(at, id) },

  async paths(at, input) {
    return { folders: await makePaths(at, input) };
  },

  async update(at, input) {
    await changeFolder(at, input);
    return folderDetail(at, input.id);
  },

  async move(at, input) {
    return { count: await move(at, input) };
  },

  remove: (at, { id }) => deleteChosen(at, { files: [], folders: [id] }),

  removeSelected: (at, chosen) => deleteChosen(at, chosen),

  async downloadSelected(at, chosen) {
    const { folders, documents } = await chosenFor(at, chosen);
    if (folders.length + documents.length === 0) throw new Refused('DOCUMENTS.ERRORS.NOTHING');
    return { url: sealedAt(portal, at, calls.zip.path, chosen) };
  },

  async zip(at, chosen) {
    const { scope, session, now } = at;
    const found = await chosenFor(at, chosen);
    const papers = found.documents.filter((d) => d.url === null);
    const given = papers.map((d) => ({ documentId: d.id, versionNumber: d.number }));
    const archive = archiveOf(found, { files: portal.files, svjId: scope.svjId, lang: session.lang, date: now });
    return {
      ...archive,
      body: {
        async made(warn) {
          // Written down before the first byte goes.
          await note(portal, scope, given, 'archive');
          return archive.body.made(warn);
        },
      },
    };
  },
});
