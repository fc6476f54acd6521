import { window } from '#contract/base/calls/paging.ts';
import type { gallery } from '#contract/gallery/endpoints.ts';
import { Refused } from '#contract/refusals.ts';
import { endingWith } from '../base/db/db.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { detailOf } from './detail/steps.ts';
import { countAlbums, listAlbums } from './listing/queries.ts';
import { findAlbums } from './listing/queries-found.ts';
import { rowOf } from './listing/steps.ts';
import { tieSeen } from './tied/queries.ts';
import { correctAlbum, newAlbum, removeAlbums } from './writing/steps.ts';

export const galleryHandlers = (portal: Portal): Handlers<typeof gallery> => ({
  async list(at, { page, sizePerPage, ...listing }) {
    const { db, scope } = at;
    endingWith(db);
    const [rows, counts] = await Promise.all([
      listAlbums(db, scope, listing, window({ page, sizePerPage })),
      countAlbums(db, scope, listing),
    ]);
    return { galleries: rows.map((a) => rowOf(portal, at, a)), ...counts };
  },

  async rows(at, { page, sizePerPage, ...listing }) {
    endingWith(at.db);
    const rows = await listAlbums(at.db, at.scope, listing, window({ page, sizePerPage }));
    return { galleries: rows.map((a) => rowOf(portal, at, a)) };
  },

  async tied(at, tie) {
    const to = await tieSeen(at.db, at.scope, tie, at.now);
    // Alike whether it is not there or not for the asker.
    if (!to) return { galleries: [] };
    const tied = { kind: tie.kind, id: to.id };
    const rows = await listAlbums(at.db, at.scope, { sort: '-createdAt', filters: { tied } }, { limit: 20, offset: 0 });
    return { galleries: rows.map((a) => rowOf(portal, at, a)) };
  },

  one: (at, { id }) => detailOf(portal, at, id),

  create: async (at, input) => detailOf(portal, at, (await newAlbum(at, input)).id),

  remade: { create: (at, id) => detailOf(portal, at, id) },

  async update(at, input) {
    await correctAlbum(portal, at, input);
    return detailOf(portal, at, input.id);
  },

  async remove(at, { id }) {
    if ((await removeAlbums(at, [id])) === 0) throw new Refused('BE.GALLERY.NOT_ACCES');
    return null;
  },

  removeAll: async (at, { ids }) => ({ deleted: await removeAlbums(at, ids) }),

  async search({ db, scope }, { text, q }) {
    return { galleries: await findAlbums(db, scope, text || q) };
  },
});
