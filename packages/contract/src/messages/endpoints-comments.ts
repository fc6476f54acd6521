import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/endpoint.ts';
import { byId, id } from '../base/ids.ts';
import { line } from '../base/people.ts';
import { CommentInput, CommentList, CommentView, Mentioned } from '../comments/schema.ts';

const reads = { module: 'messages', right: 'r' } as const;

export const messageComments = callsOf('messages', {
  list: endpoint('GET /api/v2/message/:id/comments', {
    needs: reads,
    input: z.object({ id, before: z.optional(id) }),
    output: CommentList,
    summary: 'Comments of a message, at most 100 before the given one, the newest last.',
  }),
  add: endpoint('POST /api/v2/message/:id/comment', {
    creates: 'comment',
    needs: reads,
    visit: 'yes',
    input: z.extend(CommentInput, byId.shape),
    output: CommentView,
    summary: 'Says something to a message that takes comments; the mentioned are told.',
    says: 'COMMENTS.ADDED',
  }),
  remove: endpoint('DELETE /api/v2/message/:id/comment/:commentId', {
    needs: reads,
    visit: 'yes',
    input: z.object({ id, commentId: id }),
    output: z.null(),
    summary: 'Deletes an own comment within 15 minutes, or any with the right to write messages.',
    says: 'COMMENTS.DELETED',
  }),
  people: endpoint('GET /api/v2/message/:id/mentions', {
    limit: 'search',
    needs: reads,
    input: z.object({ id, text: z._default(line(100), '') }),
    output: z.object({ people: z.array(Mentioned) }),
    summary: 'At most 8 people who see the message, by a part of their name.',
  }),
});
