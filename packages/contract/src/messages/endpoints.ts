import * as z from 'zod/mini';
import { audienceEndpoints } from '../audience/endpoints.ts';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { byId, id } from '../base/calls/ids.ts';
import { paging, unlessFalse } from '../base/calls/paging.ts';
import { chosenEndpoints } from '../base/files/endpoints-chosen.ts';
import { ShownUpload } from '../base/files/endpoints-upload.ts';
import { FileView } from '../base/files/files.ts';
import { searchInput } from '../base/words/found.ts';
import {
  Aim,
  Authors,
  LatestMessage,
  MessageChange,
  MessageDetail,
  MessageInput,
  MessageList,
  MessageRow,
  messageLabels,
  messageListing,
} from './schema.ts';
import { FoundMessage } from './schema-found.ts';

const reads = { module: 'messages', right: 'r' } as const;
const administers = { module: 'messages', right: 'rw' } as const;
const several = z.object({ ids: z.array(id).check(z.minLength(1), z.maxLength(500)) });

export const messages = callsOf('messages', {
  list: endpoint('GET /api/v2/message', {
    needs: reads,
    input: z.object({ ...paging, ...messageListing, withOwners: unlessFalse }),
    output: MessageList,
    summary: 'Messages that are for the asker, with counts of all tabs and, unless left out, their authors.',
  }),
  rows: endpoint('GET /api/v2/message/rows', {
    needs: reads,
    input: z.object({ ...paging, ...messageListing }),
    output: z.object({ messages: z.array(MessageRow) }),
    summary: 'One page of the same list alone, for whoever has its counts.',
  }),
  authors: endpoint('GET /api/v2/message/authors', {
    needs: reads,
    input: z.object({}),
    output: z.object({ owners: Authors }),
    summary: 'Authors of the messages that are for the asker, at most 200.',
  }),
  labels: endpoint('GET /api/v2/message/labels', {
    needs: reads,
    input: z.object({}),
    output: z.object({ labels: z.array(z.object({ id: z.enum(messageLabels), name: z.string() })) }),
    summary: 'Kinds of messages.',
  }),
  ...audienceEndpoints({ module: 'messages', path: 'message', one: 'a message', aim: Aim }),
  ...chosenEndpoints({ module: 'messages', path: 'message', one: 'a message', aim: Aim }),
  latest: endpoint('GET /api/v2/message/latest', {
    needs: reads,
    input: z.object({}),
    output: z.object({ messages: z.array(LatestMessage), unreadCount: z.number() }),
    summary: 'At most 3 messages for the dashboard: emergencies, those not opened yet, pinned ones, then the latest.',
  }),
  one: endpoint('GET /api/v2/message/:id', {
    needs: reads,
    input: byId,
    output: MessageDetail,
    summary: 'One message.',
  }),
  search: endpoint('GET /api/v2/message/search/:text', {
    limit: 'search',
    needs: reads,
    input: searchInput,
    aliases: ['/api/v2/message/search'],
    output: z.object({ messages: z.array(FoundMessage) }),
    otherwise: { messages: [] },
    summary: 'At most 20 messages by title or text, without diacritics.',
  }),
  create: endpoint('POST /api/v2/message', {
    creates: 'message',
    needs: administers,
    visit: 'yes',
    input: MessageInput,
    output: MessageDetail,
    summary: 'Creates a message: a draft, one published now, or one planned.',
  }),
  update: endpoint('PUT /api/v2/message/:id', {
    needs: administers,
    visit: 'yes',
    input: MessageChange,
    output: MessageDetail,
    summary: 'Changes a message; a material change asks for confirmations anew.',
  }),
  upload: endpoint('POST /api/v2/message/upload/:id', {
    limit: 'upload',
    creates: 'file',
    kind: 'stream',
    needs: administers,
    visit: 'yes',
    input: ShownUpload,
    output: FileView,
    summary: 'Adds one attachment to a message.',
  }),
  seen: endpoint('PUT /api/v2/message/:id/seen', {
    inDemo: 'answers',
    needs: reads,
    visit: 'yes',
    input: byId,
    output: z.null(),
    summary: 'The asker has opened the message.',
  }),
  archive: endpoint('PUT /api/v2/message/:id/archive', {
    needs: administers,
    visit: 'yes',
    input: byId,
    output: z.null(),
    summary: 'Puts a published message into the archive.',
    says: 'MESSAGE.ARCHIVED',
  }),
  restore: endpoint('PUT /api/v2/message/:id/restore', {
    needs: administers,
    visit: 'yes',
    input: byId,
    output: z.null(),
    summary: 'Takes a message out of the archive; its times say where it stands, and nobody is told of it once more.',
    says: 'MESSAGE.RESTORED',
  }),
  remove: endpoint('DELETE /api/v2/message/:id', {
    needs: administers,
    visit: 'yes',
    input: byId,
    output: z.null(),
    summary: 'Deletes a message.',
    says: 'MESSAGE.DELETED',
  }),
  removeAll: endpoint('PUT /api/v2/message/delete-all', {
    needs: administers,
    visit: 'yes',
    input: several,
    output: z.object({ count: z.number() }),
    summary: 'Deletes several messages.',
    says: 'MESSAGE.DELETED_MORE',
  }),
  archiveAll: endpoint('PUT /api/v2/message/archive-all', {
    needs: administers,
    visit: 'yes',
    input: several,
    output: z.object({ count: z.number() }),
    summary: 'Puts several published messages into the archive; others are left out.',
    says: 'MESSAGE.ARCHIVED_MORE',
  }),
});
