import * as z from 'zod/mini';
import { audienceEndpoints } from '../audience/endpoints.ts';
import { Audience } from '../audience/schema.ts';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { id } from '../base/calls/ids.ts';
import { paging } from '../base/calls/paging.ts';
import { chosenEndpoints } from '../base/files/endpoints-chosen.ts';
import { searchInput } from '../base/words/found.ts';
import {
  Authors,
  Conclusion,
  DiscussionChange,
  DiscussionDetail,
  DiscussionInput,
  DiscussionList,
  DiscussionRow,
  discussionListing,
  FoundDiscussion,
  Reopening,
  Which,
} from './schema.ts';

const reads = { module: 'discussion', right: 'r' } as const;
const administers = { module: 'discussion', right: 'rw' } as const;
const which = z.object({ id: Which });

export const discussion = callsOf('discussion', {
  list: endpoint('GET /api/v2/discussion', {
    needs: reads,
    input: z.object({ ...paging, ...discussionListing }),
    output: DiscussionList,
    summary: 'Discussions that the asker may read, with counts of all tabs.',
  }),
  rows: endpoint('GET /api/v2/discussion/rows', {
    needs: reads,
    input: z.object({ ...paging, ...discussionListing }),
    output: z.object({ data: z.array(DiscussionRow) }),
    summary: 'One page of the same list alone, for whoever has its counts.',
  }),
  authors: endpoint('GET /api/v2/discussion/authors', {
    needs: reads,
    input: z.object({}),
    output: z.object({ owners: Authors }),
    summary: 'Who opened the discussions that the asker may read, at most 200.',
  }),
  ...audienceEndpoints({ module: 'discussion', path: 'discussion', one: 'a discussion', aim: Audience, opens: 'r' }),
  ...chosenEndpoints({ module: 'discussion', path: 'discussion', one: 'a discussion', aim: Audience, opens: 'r' }),
  one: endpoint('GET /api/v2/discussion/:id', {
    needs: reads,
    input: which,
    output: DiscussionDetail,
    summary: 'One discussion by its number or the hash of its address, with its latest replies.',
  }),
  search: endpoint('GET /api/v2/discussion/search/:text', {
    limit: 'search',
    needs: reads,
    input: searchInput,
    aliases: ['/api/v2/discussion/search'],
    output: z.object({ discussions: z.array(FoundDiscussion) }),
    otherwise: { discussions: [] },
    summary: 'At most 20 discussions by name or opening text, without diacritics.',
  }),
  create: endpoint('POST /api/v2/discussion', {
    creates: 'discussion',
    needs: reads,
    visit: 'never',
    input: DiscussionInput,
    output: DiscussionDetail,
    summary: 'Opens a discussion for the whole house or for groups; those it is for are told.',
    says: 'DISCUSSION.CREATED',
  }),
  update: endpoint('PUT /api/v2/discussion/:id', {
    needs: reads,
    visit: 'never',
    input: DiscussionChange,
    output: DiscussionDetail,
    summary: 'Puts the own opening text right within 15 minutes; nobody is told anew.',
    says: 'DISCUSSION.UPDATED',
  }),
  seen: endpoint('PUT /api/v2/discussion/:id/seen', {
    inDemo: 'answers',
    needs: reads,
    visit: 'never',
    input: z.object({ id, commentId: z._default(z.nullable(id), null) }),
    output: z.null(),
    summary: 'The asker was there and saw the replies up to this one.',
  }),
  finish: endpoint('POST /api/v2/discussion/:id/finish', {
    creates: { none: 'closes one discussion, once' },
    needs: reads,
    visit: 'yes',
    input: Conclusion,
    output: DiscussionDetail,
    summary: 'Finishes a discussion with a conclusion that stays above it; from then on it is only read.',
    says: 'DISCUSSION.FINISHED',
  }),
  reopen: endpoint('PUT /api/v2/discussion/:id/reopen', {
    needs: administers,
    visit: 'yes',
    input: Reopening,
    output: DiscussionDetail,
    summary: 'Opens a finished discussion again, with a reason.',
    says: 'DISCUSSION.REOPENED',
  }),
  remove: endpoint('DELETE /api/v2/discussion/:id', {
    needs: reads,
    visit: 'yes',
    input: which,
    output: z.null(),
    summary:
      'Deletes a discussion: any with the right to write, the own one within 15 minutes and until somebody answers.',
    says: 'DISCUSSION.DELETED',
  }),
});
