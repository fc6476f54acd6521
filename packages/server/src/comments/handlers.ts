import type { CommentCalls } from '#contract/comments/endpoints.ts';
import { Refused } from '#contract/refusals.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { tellOfComment } from './notices.ts';
import { type Asking, type Commented, commentById, commentOf, commentsOf, mentionable } from './queries.ts';
import type { Talk } from './queries-talks.ts';
import { say, sayOtherwise, takeBack } from './steps.ts';

/** Calls about comments of the rows of one table. */
export function commentHandlers(portal: Portal, owner: string, talk: Talk): Handlers<CommentCalls> {
  async function threadOf(at: Asking, id: number, asked: string | undefined, how: 'read' | 'write' = 'read') {
    const stream = asked ?? talk.streams[0];
    const thread = await talk.thread(at, id, stream, how);
    const { administers, apart, closed, sealed } = thread;
    const { documents, watched } = talk;
    const stands = { administers, apart, takes: closed === null, sealed, watched: watched !== undefined };
    const what: Commented = { owner, ownerId: id, stream, ...stands, documents };
    return { thread, what };
  }
  return {
    async list(at, { id, stream, before }) {
      const { what } = await threadOf(at, id, stream);
      return commentsOf(portal, at, what, { before });
    },

    async add(at, { id, stream, ...said }) {
      const { thread, what } = await threadOf(at, id, stream, 'write');
      if (thread.closed) throw new Refused(thread.closed);
      await portal.limits.spend('comment', String(at.scope.actorId));
      const { id: commentId, mentioned } = await say(at, what, thread, said);
      await talk.heard?.(at, id, 'said', what.stream);
      await tellOfComment(portal, at, { talk, thread, what, commentId, mentioned });
      return commentById(portal, at, what, commentId);
    },

    remade: {
      async add(at, made, { id, stream }) {
        const { what } = await threadOf(at, id, stream);
        if (!(await commentOf(at.db, at.scope, what, made))) throw new Refused('COMMENTS.NOT_FOUND');
        return commentById(portal, at, what, made);
      },
    },

    async edit(at, { id, stream, commentId, ...said }) {
      const { thread, what } = await threadOf(at, id, stream, 'write');
      if (thread.closed) throw new Refused(thread.closed);
      // Whoever takes a mention out and puts it back tells anew each time.
      await portal.limits.spend('comment', String(at.scope.actorId));
      const { mentioned } = await sayOtherwise(at, what, thread, commentId, said);
      await tellOfComment(portal, at, { talk, thread, what, commentId, mentioned, isOld: true });
      return commentById(portal, at, what, commentId);
    },

    async remove(at, { id, stream, commentId }) {
      const { thread, what } = await threadOf(at, id, stream, 'write');
      if (thread.closed && thread.sealed && !thread.administers) throw new Refused(thread.closed);
      await takeBack(at, what, commentId);
      await talk.heard?.(at, id, 'removed', what.stream);
      await record(at.db, at.scope, at.now, { ...talk.removed, nounId: id, detail: { name: thread.title } });
      return null;
    },

    async people(at, { id, stream, text }) {
      const { thread } = await threadOf(at, id, stream);
      return { people: await mentionable(at.db, at.scope, thread.mentionable, text) };
    },
  };
}
