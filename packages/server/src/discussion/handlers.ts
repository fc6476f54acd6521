import { window } from '#contract/base/calls/paging.ts';
import type { discussion } from '#contract/discussion/endpoints.ts';
import { groupsOf, reachOf } from '../audience/queries-reach.ts';
import { endingWith } from '../base/db/db.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { closedTo } from '../documents/attached/queries-closed.ts';
import { detailOf } from './detail/steps.ts';
import { authorsOf, countTabs, listDiscussions } from './listing/queries.ts';
import { findDiscussions } from './listing/queries-found.ts';
import { discussionSeen } from './rows/queries.ts';
import { forum } from './rows/queries-audience.ts';
import { markSeen } from './writing/queries-seen.ts';
import {
  correctDiscussion,
  finishDiscussion,
  openDiscussion,
  removeDiscussion,
  reopenDiscussion,
} from './writing/steps.ts';

export const discussionHandlers = (portal: Portal): Handlers<typeof discussion> => ({
  async list({ db, scope, now }, { page, sizePerPage, ...listing }) {
    endingWith(db);
    const [data, { listed, ...counts }] = await Promise.all([
      listDiscussions(db, scope, listing, window({ page, sizePerPage }), now),
      countTabs(db, scope, listing, now),
    ]);
    return { data, count: counts.open, total: listed, counts };
  },

  async rows({ db, scope, now }, { page, sizePerPage, ...listing }) {
    endingWith(db);
    return { data: await listDiscussions(db, scope, listing, window({ page, sizePerPage }), now) };
  },

  authors: async ({ db, scope, now }) => ({ owners: await authorsOf(db, scope, now) }),

  reach: ({ db, scope, now }, { page, sizePerPage, ...aim }) =>
    reachOf(db, scope, forum, { ...aim, urgent: false }, window({ page, sizePerPage }), now),

  groups: ({ db, scope, now }) => groupsOf(db, scope, forum, now),

  closedTo: (at, aim) => closedTo(at, forum, aim),

  one: (at, { id }) => detailOf(portal, at, id),

  async search({ db, scope, now }, { text, q }) {
    return { discussions: await findDiscussions(db, scope, text || q, now) };
  },

  async create(at, input) {
    const { db, scope, now } = at;
    await portal.limits.spend('discussion', String(scope.actorId));
    const { id, name } = await openDiscussion(portal, at, input);
    await record(db, scope, now, { noun: 'discussion', nounId: id, verb: 'create', detail: { name } });
    return detailOf(portal, at, id);
  },

  remade: {
    create: (at, id) => detailOf(portal, at, id),
  },

  async update(at, input) {
    const { db, scope, now } = at;
    const { id, name } = await correctDiscussion(at, input);
    await record(db, scope, now, { noun: 'discussion', nounId: id, verb: 'update', detail: { name } });
    return detailOf(portal, at, id);
  },

  async seen({ db, scope, now }, { id, commentId }) {
    await markSeen(db, scope, await discussionSeen(db, scope, id, now), commentId, now);
    return null;
  },

  async finish(at, { id: which, conclusion }) {
    const { db, scope, now } = at;
    const { id, name } = await finishDiscussion(portal, at, which, conclusion);
    await record(db, scope, now, { noun: 'discussion', nounId: id, verb: 'finish', detail: { name } });
    return detailOf(portal, at, id);
  },

  async reopen(at, { id: which, reason }) {
    const { db, scope, now } = at;
    const { id, name } = await reopenDiscussion(at, which, reason);
    await record(db, scope, now, { noun: 'discussion', nounId: id, verb: 'reopen', detail: { name } });
    return detailOf(portal, at, id);
  },

  async remove(at, { id: which }) {
    const { db, scope, now } = at;
    const { id, name } = await removeDiscussion(at, which);
    await record(db, scope, now, { noun: 'discussion', nounId: id, verb: 'delete', detail: { name } });
    return null;
  },
});
