import type { ComplaintCalls } from '#contract/comments/endpoints-complaints.ts';
import type { Verdict } from '#contract/comments/schema-complaints.ts';
import { Refused } from '#contract/refusals.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { tellOfComplaint, tellOfVerdict } from './notices-complaints.ts';
import { type Asking, type Commented, commentById, commentOf } from './queries.ts';
import type { Talk } from './queries-talks.ts';
import { complain, judge } from './steps-complaints.ts';

/** Calls about reports of what was said to rows of one table, whose talk is watched. */
export function complaintHandlers(
  portal: Portal,
  owner: string,
  talk: Talk & Required<Pick<Talk, 'watched'>>,
): Handlers<ComplaintCalls> {
  const [stream] = talk.streams;

  async function threadOf(at: Asking, id: number, how: 'read' | 'write') {
    const { title, administers, apart, closed, sealed } = await talk.thread(at, id, stream, how);
    const stands = { administers, apart, takes: closed === null, sealed, watched: true };
    const what: Commented = { owner, ownerId: id, stream, ...stands, documents: talk.documents };
    return { title, what };
  }

  async function decide(at: Asking, id: number, commentId: number, verdict: Verdict, text: string) {
    const { title, what } = await threadOf(at, id, 'write');
    const verdictId = await judge(at, what, commentId, verdict, text);
    await tellOfVerdict(portal, at, { talk, owner, ownerId: id, stream, id: verdictId });
    await record(at.db, at.scope, at.now, { ...talk.watched.deeds[verdict], nounId: id, detail: { name: title } });
    return commentById(portal, at, what, commentId);
  }

  return {
    // The log of the house would name who reported it: what was reported is kept with it alone.
    async complain(at, { id, commentId, reason, text }) {
      const { what } = await threadOf(at, id, 'read');
      await portal.limits.spend('comment', String(at.scope.actorId));
      const complaintId = await complain(at, what, commentId, { reason, text });
      await tellOfComplaint(portal, at, { talk, owner, ownerId: id, stream, id: complaintId });
      return commentById(portal, at, what, commentId);
    },
    remade: {
      async complain(at, _made, { id, commentId }) {
        const { what } = await threadOf(at, id, 'read');
        if (!(await commentOf(at.db, at.scope, what, commentId, 'read'))) throw new Refused('COMMENTS.NOT_FOUND');
        return commentById(portal, at, what, commentId);
      },
    },
    leave: (at, { id, commentId, answer }) => decide(at, id, commentId, 'left', answer),
    hide: (at, { id, commentId, reason }) => decide(at, id, commentId, 'hidden', reason),
    show: (at, { id, commentId }) => decide(at, id, commentId, 'shown', ''),
  };
}
