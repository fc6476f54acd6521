import type { messageComments } from '#contract/messages/endpoints-comments.ts';
import { Refused } from '#contract/refusals.ts';
import { record } from '../base/db/audit.ts';
import type { Asking } from '../base/files/files.ts';
import type { Handlers, House } from '../base/http/handler.ts';
import { commentById, commentOf, commentsOf, mentionable } from '../comments/queries.ts';
import { say, takeBack } from '../comments/steps.ts';
import { tellOfComment } from './notices.ts';
import { seesAll } from './queries-audience.ts';
import { commentedMessage, mayBeMentioned, saidTo } from './queries-comments.ts';

const asking = (at: Asking) => ({ ...at, administers: seesAll(at.scope) });

export const messageCommentHandlers = (house: House): Handlers<typeof messageComments> => ({
  async list(at, { id, before }) {
    await commentedMessage(at.db, at.scope, id, at.now);
    return commentsOf(house, asking(at), saidTo(at.scope, id), { before });
  },

  async add(at, { id, ...said }) {
    const { db, scope, now } = at;
    const message = await commentedMessage(db, scope, id, now);
    if (!message.takes) throw new Refused('MESSAGE.ERRORS.NO_COMMENTS');
    await house.limits.spend('comment', String(scope.actorId));
    const { view, mentioned } = await say(
      house,
      asking(at),
      saidTo(scope, id),
      said,
      mayBeMentioned(scope, message, now),
    );
    // Two named in one comment would learn of each other.
    if (message.apart && mentioned.length > 1) throw new Refused('COMMENTS.ERRORS.ONE_MENTION');
    await tellOfComment(house, at, {
      commentId: view.id,
      mentioned: mentioned.map((m) => m.id),
      author: message.ownerId,
    });
    return view;
  },

  remade: {
    async add(at, made, { id }) {
      await commentedMessage(at.db, at.scope, id, at.now);
      if (!(await commentOf(at.db, at.scope, saidTo(at.scope, id), made))) throw new Refused('COMMENTS.NOT_FOUND');
      return commentById(house, asking(at), made);
    },
  },

  async remove(at, { id, commentId }) {
    const { db, scope, now } = at;
    const message = await commentedMessage(db, scope, id, now);
    await takeBack(asking(at), saidTo(scope, id), commentId);
    await record(db, scope, now, {
      noun: 'messages',
      nounId: id,
      verb: 'uncomment',
      detail: { name: message.title },
    });
    return null;
  },

  async people({ db, scope, now }, { id, text }) {
    const message = await commentedMessage(db, scope, id, now);
    return { people: await mentionable(db, scope, mayBeMentioned(scope, message, now), text) };
  },
});
