import type { calendars, eventLabels } from '#contract/events/endpoints-calendars.ts';
import type { Handlers } from '../base/http/handler.ts';
import * as c from './calendars/steps.ts';
import { eventsOfCalendar } from './listing/steps-lists.ts';

export const calendarHandlers = (): Handlers<typeof calendars> => ({
  list: async (at) => ({ calendars: await c.calendarViews(at) }),

  async one(at, { name, ...range }) {
    const calendar = await c.calendarMeant(at, name);
    return { calendar, events: await eventsOfCalendar(at, calendar.id, range) };
  },

  create: async (at, { calendar }) => c.calendarView(at, await c.addCalendar(at, calendar)),

  remade: { create: (at, id) => c.calendarView(at, id) },

  async update(at, input) {
    await c.changeCalendar(at, input);
    return c.calendarView(at, input.id);
  },

  remove: async (at, { id }) => ({ count: await c.dropCalendar(at, id) }),
});

export const labelHandlers = (): Handlers<typeof eventLabels> => ({
  list: async (at) => ({ labels: await c.labelViews(at) }),

  create: async (at, input) => c.labelViewOf(at, await c.addLabel(at, input)),

  remade: { create: (at, id) => c.labelViewOf(at, id) },

  async update(at, input) {
    await c.changeLabel(at, input);
    return c.labelViewOf(at, input.id);
  },

  async remove(at, { id }) {
    await c.dropLabel(at, id);
    return null;
  },
});
