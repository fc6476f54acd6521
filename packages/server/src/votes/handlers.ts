import { window } from '#contract/base/calls/paging.ts';
import type { votes } from '#contract/votes/endpoints.ts';
import { endingWith } from '../base/db/db.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { changesBetween } from '../base/log/audit-changes.ts';
import { buildCensus } from '../census/steps.ts';
import type { Talks } from '../comments/queries-talks.ts';
import { keepTurn } from '../comments/steps-turns.ts';
import { countDelivery, type Delivery, deliveryOf } from '../course/mails/queries-delivery.ts';
import { cancelVote, startVote } from '../course/steps.ts';
import { finishVote } from '../course/steps-finish.ts';
import { closedTo } from '../documents/attached/queries-closed.ts';
import { addDraft, changeDraft, removeDraft } from '../drafts/steps.ts';
import { keepMeeting, refuseBook } from '../meetings/rows/steps-votes.ts';
import * as q from '../motions/queries.ts';
import { voteShot } from '../motions/queries-shot.ts';
import { keepTurned } from '../surveys/detail/steps-turned.ts';
import { censusHandlers } from './handlers-census.ts';
import { findVotes } from './queries-found.ts';
import { countVotes, listVotes } from './queries-listing.ts';
import { detailOf, hidesSums, settingsOf } from './steps-detail.ts';

export const voteHandlers = (portal: Portal, talks: Talks): Handlers<typeof votes> => ({
  ...censusHandlers,

  async list({ db, scope, now }, { page, sizePerPage, ...listing }) {
    endingWith(db);
    const [rows, counts] = await Promise.all([
      listVotes(db, scope, listing, window({ page, sizePerPage }), now),
      countVotes(db, scope, listing, now),
    ]);
    return {
      votes: rows.map(({ waiting, pointCount, passedCount, ...v }) => ({
        ...settingsOf(v, pointCount, now),
        createdAt: v.createdAt.toISOString(),
        waiting,
        passedCount: v.status === 'finish' && v.cancelledAt === null ? passedCount : null,
      })),
      total: counts.listed,
      allCount: counts.all,
      activeCount: counts.active,
      finishCount: counts.finished,
      conceptCount: counts.concept,
      waitingCount: counts.waiting,
    };
  },

  one: (at, { id }) => detailOf(portal, at, id),

  async look(at, { id }) {
    const { db, scope, now } = at;
    const vote = await q.voteSeen(db, scope, id);
    if (hidesSums(vote)) await record(db, scope, now, { noun: 'votes', nounId: id, verb: 'look' });
    return detailOf(portal, at, id, true);
  },

  async search({ db, scope, now }, { text, q: asked }) {
    return { votes: await findVotes(db, scope, text || asked, now) };
  },

  async create(at, input) {
    const { db, scope, now } = at;
    const id = await addDraft(db, scope, input, now);
    await keepTurn(talks, at, input.replyId, { voteId: id });
    await keepTurned(at, input.surveyId, id);
    await keepMeeting(at, id, input.meetingOfOwnersId);
    await buildCensus(db, scope, id, now);
    await record(db, scope, now, { noun: 'votes', nounId: id, verb: 'create' });
    return detailOf(portal, at, id);
  },

  closedTo: (at, { isPublic, documents }) =>
    closedTo(at, { module: 'vote' }, { audience: [], toPublic: isPublic, documents }),

  remade: {
    create: (at, id) => detailOf(portal, at, id),
  },

  async update(at, input) {
    const { db, scope, now } = at;
    const before = await voteShot(db, scope, input.id);
    await changeDraft(db, scope, input, now);
    await keepMeeting(at, input.id, input.meetingOfOwnersId);
    const changes = changesBetween(before, await voteShot(db, scope, input.id));
    await record(db, scope, now, { noun: 'votes', nounId: input.id, verb: 'update', detail: { changes } });
    return detailOf(portal, at, input.id);
  },

  async remove({ db, scope, now }, { id }) {
    await removeDraft(db, scope, id, now);
    await record(db, scope, now, { noun: 'votes', nounId: id, verb: 'delete' });
    return null;
  },

  async start(at, { id, updatedAt }) {
    await refuseBook(at, id);
    await startVote(portal, at, id, updatedAt);
    return detailOf(portal, at, id);
  },

  async cancel(at, { id, reason }) {
    await cancelVote(portal, at, id, reason);
    return detailOf(portal, at, id);
  },

  async finish(at, { id }) {
    await refuseBook(at, id);
    await finishVote(portal, at, id);
    return detailOf(portal, at, id);
  },

  async delivery({ db, scope }, { id, ...page }) {
    await q.voteSeen(db, scope, id);
    const counts = await countDelivery(db, scope, id);
    const count = (state: Delivery) => counts.get(state) ?? 0;
    return {
      mails: await deliveryOf(db, scope, id, window(page)),
      total: [...counts.values()].reduce((n, x) => n + x, 0),
      sentCount: count('sent'),
      waitingCount: count('waiting'),
      failedCount: count('failed'),
      overCount: count('over'),
      noAddressCount: count('noAddress'),
    };
  },
});
