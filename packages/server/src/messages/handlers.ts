import { window } from '#contract/base/calls/paging.ts';
import { mostFiles } from '#contract/base/files/files.ts';
import type { messages } from '#contract/messages/endpoints.ts';
import { Refused } from '#contract/refusals.ts';
import { groupsOf, reachOf } from '../audience/queries-reach.ts';
import { mostWaiting } from '../base/files/file-allowance.ts';
import { addFile, attachFiles, filesOf, previewOf, viewOf } from '../base/files/files.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { changesBetween } from '../base/log/audit-changes.ts';
import { isConfirmed } from '../confirmations/asked/queries-keeping.ts';
import { closedTo } from '../documents/attached/queries-closed.ts';
import { detailOf } from './detail/steps.ts';
import { authorsOf, countTabs, latestMessages, listMessages } from './listing/queries.ts';
import { findMessages } from './listing/queries-found.ts';
import { labelNames, labelsIn } from './listing/steps-names.ts';
import * as q from './rows/queries.ts';
import { board } from './rows/queries-audience.ts';
import * as w from './writing/queries.ts';
import { messageShot } from './writing/queries-shot.ts';
import {
  addMessage,
  archiveMessage,
  changeMessage,
  keepBefore,
  removeMessages,
  restoreMessage,
} from './writing/steps.ts';

export const messageHandlers = (portal: Portal): Handlers<typeof messages> => ({
  async list({ db, scope, session, now }, { page, sizePerPage, withOwners, ...listing }) {
    const [messages, { listed, ...counts }, owners] = await Promise.all([
      listMessages(db, scope, listing, window({ page, sizePerPage }), labelNames(session.lang), now),
      countTabs(db, scope, listing, now),
      withOwners ? authorsOf(db, scope, now) : [],
    ]);
    return { messages, total: listed, counts, owners };
  },

  async rows({ db, scope, session, now }, { page, sizePerPage, ...listing }) {
    const labels = labelNames(session.lang);
    return { messages: await listMessages(db, scope, listing, window({ page, sizePerPage }), labels, now) };
  },

  authors: async ({ db, scope, now }) => ({ owners: await authorsOf(db, scope, now) }),

  async labels({ session }) {
    return { labels: labelsIn(session.lang) };
  },

  reach: ({ db, scope, now }, { page, sizePerPage, emergency, ...aim }) =>
    reachOf(db, scope, board, { ...aim, urgent: emergency }, window({ page, sizePerPage }), now),

  groups: ({ db, scope, now }) => groupsOf(db, scope, board, now),

  closedTo: (at, aim) => closedTo(at, board, aim),

  async latest(at) {
    const { db, scope, now } = at;
    const [latest, unreadCount] = await Promise.all([latestMessages(db, scope, now), q.countUnread(db, scope, now)]);
    const photo = (id: number | null) => (id === null ? null : previewOf(portal, at, id));
    return { messages: latest.map(({ photoId, ...m }) => ({ ...m, photo: photo(photoId) })), unreadCount };
  },

  one: (at, { id }) => detailOf(portal, at, id),

  async search({ db, scope, now }, { text, q: asked }) {
    return { messages: await findMessages(db, scope, text || asked, now) };
  },

  async create(at, input) {
    const { db, scope, now } = at;
    const { id, title } = await addMessage(portal, at, input);
    await record(db, scope, now, { noun: 'messages', nounId: id, verb: 'create', detail: { name: title } });
    return detailOf(portal, at, id);
  },

  remade: {
    create: (at, id) => detailOf(portal, at, id),
    async upload(at, id, input) {
      await q.messageSeen(at.db, at.scope, input.id, at.now);
      const files = (await filesOf(portal, at, 'message', [input.id], { all: true })).get(input.id) ?? [];
      const file = files.find((f) => f.id === id);
      if (!file) throw new Refused('FILES.NOT_FOUND');
      return file;
    },
  },

  async update(at, input) {
    const { db, scope, now } = at;
    const before = await messageShot(db, scope, input.id);
    const { title } = await changeMessage(portal, at, input);
    const changes = changesBetween(before, await messageShot(db, scope, input.id));
    const detail = { name: title, changes };
    await record(db, scope, now, { noun: 'messages', nounId: input.id, verb: 'update', detail });
    return detailOf(portal, at, input.id);
  },

  async upload({ file, ...at }, { id, ...told }) {
    const { db, scope, now } = at;
    const message = await q.messageSeen(db, scope, id, now, 'lock');
    const had = (await filesOf(portal, at, 'message', [id], { all: true })).get(id) ?? [];
    if (had.length >= mostFiles) throw new Refused('FILES.ERRORS.TOO_MANY');
    const row = await addFile(db, scope, file, told, now, { waiting: mostWaiting.all, quota: portal.config.quota });
    const fileIds = [...had.map((f) => f.id), row.id];
    // Files of a new message come one by one: each is not a wording of its own until somebody confirmed what was there.
    if (await isConfirmed(db, scope, { table: 'message', ...message })) {
      await keepBefore(at, message, { ...message, fileIds, documents: null, isMaterial: false });
    }
    await attachFiles(db, scope, { owner: 'message', ownerId: id }, fileIds, now);
    // A form that was opened before would drop the file again.
    await w.changeMessage(db, scope, message, {}, now);
    const changes = [{ field: 'files', from: null, to: null }];
    const detail = { name: message.title, changes };
    await record(db, scope, now, { noun: 'messages', nounId: id, verb: 'update', detail });
    return viewOf(portal, at, row);
  },

  async seen({ db, scope, now }, { id }) {
    await q.messageSeen(db, scope, id, now);
    await q.markSeen(db, scope, id, now);
    return null;
  },

  async archive(at, { id }) {
    const { db, scope, now } = at;
    const { title } = await archiveMessage(at, id);
    await record(db, scope, now, { noun: 'messages', nounId: id, verb: 'archive', detail: { name: title } });
    return null;
  },

  async restore(at, { id }) {
    const { db, scope, now } = at;
    const { title } = await restoreMessage(at, id);
    await record(db, scope, now, { noun: 'messages', nounId: id, verb: 'restore', detail: { name: title } });
    return null;
  },

  async remove(at, { id }) {
    if ((await removeMessages(at, [id])).length === 0) throw new Refused('MESSAGE.NOT_FOUND');
    return null;
  },

  async removeAll(at, { ids }) {
    return { count: (await removeMessages(at, ids)).length };
  },

  async archiveAll({ db, scope, now }, { ids }) {
    const done = await w.archiveMessages(db, scope, ids, now);
    for (const { id, title } of done)
      await record(db, scope, now, { noun: 'messages', nounId: id, verb: 'archive', detail: { name: title } });
    return { count: done.length };
  },
});
