import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { byId } from '../base/calls/ids.ts';
import { Occurrence } from './schema.ts';
import {
  CalendarChange,
  CalendarName,
  CalendarView,
  LabelChange,
  LabelInput,
  LabelView,
  NewCalendar,
} from './schema-calendars.ts';
import { range } from './schema-range.ts';
import { nameLength } from './schema-words.ts';

const reads = { module: 'events', right: 'r' } as const;
const administers = { module: 'events', right: 'rw' } as const;

export const calendars = callsOf('events', {
  list: endpoint('GET /api/v2/event/calendar', {
    needs: reads,
    input: z.object({}),
    output: z.object({ calendars: z.array(CalendarView) }),
    summary: 'Calendars of the house, the main one first.',
  }),
  one: endpoint('GET /api/v2/event/calendar/:name', {
    needs: reads,
    input: z.object({ name: z.string().check(z.minLength(1), z.maxLength(nameLength)), ...range }),
    output: z.object({ calendar: CalendarName, events: z.array(Occurrence) }),
    summary: 'Occurrences of one calendar by its name, its number or `main`; whole days end one day on.',
  }),
  create: endpoint('POST /api/v2/event/calendar', {
    creates: 'calendar',
    needs: administers,
    visit: 'yes',
    input: NewCalendar,
    output: CalendarView,
    summary: 'Creates a calendar.',
    says: 'EVENT.CALENDARS.CREATED',
  }),
  update: endpoint('PUT /api/v2/event/calendar/:id', {
    needs: administers,
    visit: 'yes',
    input: CalendarChange,
    output: CalendarView,
    summary: 'Changes the name and the colour of a calendar.',
    says: 'EVENT.CALENDARS.UPDATED',
  }),
  remove: endpoint('DELETE /api/v2/event/calendar/:id', {
    needs: administers,
    visit: 'yes',
    input: byId,
    output: z.object({ count: z.number() }),
    summary: 'Deletes a calendar; its events move to the main one.',
    says: 'EVENT.CALENDARS.DELETED',
  }),
});

export const eventLabels = callsOf('events', {
  list: endpoint('GET /api/v2/event/label', {
    needs: reads,
    input: z.object({}),
    output: z.object({ labels: z.array(LabelView) }),
    summary: 'Labels of events: those that every house has, and its own.',
  }),
  create: endpoint('POST /api/v2/event/label', {
    creates: 'label',
    needs: administers,
    visit: 'yes',
    input: LabelInput,
    output: LabelView,
    summary: 'Creates a label of the house, of one of the types.',
    says: 'EVENT.LABELS.CREATED',
  }),
  update: endpoint('PUT /api/v2/event/label/:id', {
    needs: administers,
    visit: 'yes',
    input: LabelChange,
    output: LabelView,
    summary: 'Changes a label of the house.',
    says: 'EVENT.LABELS.UPDATED',
  }),
  remove: endpoint('DELETE /api/v2/event/label/:id', {
    needs: administers,
    visit: 'yes',
    input: byId,
    output: z.null(),
    summary: 'Deletes a label of the house; its events have the one of its type.',
    says: 'EVENT.LABELS.DELETED',
  }),
});
