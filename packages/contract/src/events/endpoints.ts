import * as z from 'zod/mini';
import { audienceEndpoints } from '../audience/endpoints.ts';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { paging } from '../base/calls/paging.ts';
import { chosenEndpoints } from '../base/files/endpoints-chosen.ts';
import { ShownUpload } from '../base/files/endpoints-upload.ts';
import { FileView } from '../base/files/files.ts';
import { searchInput } from '../base/words/found.ts';
import {
  EventAim,
  EventAsked,
  EventChange,
  EventDetail,
  EventInput,
  EventRemoval,
  Falling,
  FoundEvent,
  Occurrence,
} from './schema.ts';
import { LayerDays, LayersAsked } from './schema-layers.ts';
import { EventList, eventListing, Occurrences, Range, Soon } from './schema-range.ts';

const reads = { module: 'events', right: 'r' } as const;
const administers = { module: 'events', right: 'rw' } as const;

export const events = callsOf('events', {
  occurrences: endpoint('GET /api/v2/event/occurrences', {
    needs: reads,
    input: Range,
    output: Occurrences,
    summary: 'Occurrences of a range of at most 400 days in all or chosen calendars, at most 1,000.',
  }),
  layers: endpoint('GET /api/v2/event/layers', {
    needs: reads,
    input: LayersAsked,
    output: LayerDays,
    summary: 'What falls on days of a range in other modules, of what the asker may see there; read only.',
  }),
  list: endpoint('GET /api/v2/event', {
    needs: reads,
    input: z.object({ ...paging, ...eventListing }),
    output: EventList,
    summary: 'Occurrences that are to come within a year, or were within one, page by page, with counts of both.',
  }),
  rows: endpoint('GET /api/v2/event/rows', {
    needs: reads,
    input: z.object({ ...paging, ...eventListing }),
    output: z.object({ events: z.array(Occurrence) }),
    summary: 'One page of the same list alone, for whoever has its counts.',
  }),
  soon: endpoint('GET /api/v2/event/soon', {
    needs: reads,
    input: z.object({}),
    output: Soon,
    summary: 'For the dashboard: what has not ended of this month, at most ten, and when nothing, the next one.',
  }),
  outages: endpoint('GET /api/v2/event/outages', {
    needs: reads,
    input: z.object({}),
    output: z.object({ events: z.array(Occurrence) }),
    summary: 'Outages that run or begin within three days and are for the asker, at most ten: of labels of that type.',
  }),
  ...audienceEndpoints({ module: 'events', path: 'event', one: 'an event', aim: EventAim }),
  ...chosenEndpoints({ module: 'events', path: 'event', one: 'an event', aim: EventAim }),
  one: endpoint('GET /api/v2/event/:id', {
    needs: reads,
    input: EventAsked,
    output: EventDetail,
    summary: 'One event; of a series the occurrence of the original day, or the first one.',
  }),
  search: endpoint('GET /api/v2/event/search/:text', {
    limit: 'search',
    needs: reads,
    input: searchInput,
    aliases: ['/api/v2/event/search'],
    output: z.object({ events: z.array(FoundEvent) }),
    otherwise: { events: [] },
    summary: 'At most 20 events by title, text or place, without diacritics; of a series its next occurrence.',
  }),
  create: endpoint('POST /api/v2/event', {
    creates: 'event',
    needs: administers,
    visit: 'yes',
    withFiles: true,
    input: EventInput,
    output: EventDetail,
    summary: 'Creates an event or a series; those it is for are told when asked to.',
    says: 'EVENT.CREATED',
  }),
  update: endpoint('PUT /api/v2/event/:id', {
    needs: administers,
    visit: 'yes',
    withFiles: true,
    input: EventChange,
    output: EventDetail,
    summary: 'Changes an event; of a series one occurrence, it and those after it, or only those after it.',
    says: 'EVENT.UPDATED',
  }),
  falling: endpoint('POST /api/v2/event/:id/falling', {
    needs: administers,
    effect: 'reads',
    input: EventChange,
    output: Falling,
    summary: 'Occurrences that were changed or deleted by themselves and this change would leave without a place.',
  }),
  upload: endpoint('POST /api/v2/event/upload/:id', {
    limit: 'upload',
    creates: 'file',
    kind: 'stream',
    needs: administers,
    visit: 'yes',
    input: ShownUpload,
    output: FileView,
    summary: 'Adds one attachment to an event; of a series to the whole.',
  }),
  remove: endpoint('DELETE /api/v2/event/:id', {
    needs: administers,
    visit: 'yes',
    input: EventRemoval,
    query: ['type', 'day', 'notify'],
    output: z.null(),
    summary: 'Deletes an event; of a series one occurrence, it and those after it, or only those after it.',
    says: 'EVENT.DELETED',
  }),
});
