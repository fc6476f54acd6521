import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { byId } from '../base/calls/ids.ts';
import {
  ForeignAsked,
  ForeignOccurrence,
  SourceChange,
  SourceFile,
  SourceInput,
  SourceView,
} from './schema-sources.ts';

const reads = { module: 'events', right: 'r' } as const;
const administers = { module: 'events', right: 'rw' } as const;

/** Somebody else's calendars that the house shows: read, never changed. */
export const sources = callsOf('feeds', {
  occurrences: endpoint('GET /api/v2/event/source/occurrences', {
    needs: reads,
    input: ForeignAsked,
    output: z.object({ events: z.array(ForeignOccurrence), more: z.boolean() }),
    summary: 'Occurrences of other calendars in a range of at most 400 days that the asker may see, at most 1,000.',
  }),
  list: endpoint('GET /api/v2/event/source', {
    needs: administers,
    input: z.object({}),
    output: z.object({ sources: z.array(SourceView) }),
    summary: 'Calendars of others that the house reads, with when each was last read and why not.',
  }),
  create: endpoint('POST /api/v2/event/source', {
    kind: 'steps',
    creates: 'source',
    needs: administers,
    visit: 'never',
    input: SourceInput,
    output: SourceView,
    summary:
      'Reads a calendar at a public address and keeps reading it every three hours; one that cannot be read is refused.',
    says: 'SOURCES.CREATED',
  }),
  upload: endpoint('POST /api/v2/event/source/file', {
    kind: 'upload',
    limit: 'upload',
    creates: 'source',
    needs: administers,
    visit: 'never',
    input: SourceFile,
    output: SourceView,
    summary: 'Takes a calendar from a file of at most 5 MB.',
    says: 'SOURCES.CREATED',
  }),
  change: endpoint('PUT /api/v2/event/source/:id', {
    kind: 'steps',
    needs: administers,
    visit: 'never',
    input: SourceChange,
    output: SourceView,
    summary: 'Changes what it is called, where it stands, who sees it; another address is read before it is kept.',
    says: 'SOURCES.SAVED',
  }),
  read: endpoint('PUT /api/v2/event/source/:id/read', {
    kind: 'steps',
    needs: administers,
    visit: 'never',
    input: byId,
    output: SourceView,
    summary: 'Reads the address now; what was read last stays when it fails.',
  }),
  remove: endpoint('DELETE /api/v2/event/source/:id', {
    needs: administers,
    visit: 'never',
    input: byId,
    output: z.null(),
    summary: 'Stops reading it; what came from it goes.',
    says: 'SOURCES.REMOVED',
  }),
});
