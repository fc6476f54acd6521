import { window } from '#contract/base/calls/paging.ts';
import { mostFiles } from '#contract/base/files/files.ts';
import type { events } from '#contract/events/endpoints.ts';
import { Refused } from '#contract/refusals.ts';
import { groupsOf, reachOf } from '../audience/queries-reach.ts';
import { mostWaiting } from '../base/files/file-allowance.ts';
import { addFile, attachFiles, filesOf, viewOf } from '../base/files/files.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { closedTo } from '../documents/attached/queries-closed.ts';
import { detailOf } from './detail/steps.ts';
import { findEvents } from './listing/queries-found.ts';
import { type Days, layersOf } from './listing/steps-layers.ts';
import { countTabs, listEvents, occurrencesOf } from './listing/steps-lists.ts';
import { outagesFor, soonEvents } from './listing/steps-soon.ts';
import { eventSeen, rootOf } from './rows/queries.ts';
import { agenda } from './rows/queries-audience.ts';
import * as w from './writing/queries.ts';
import { addEvent, changeEvent, fallingBy } from './writing/steps.ts';
import { removeEvent } from './writing/steps-remove.ts';

export const eventHandlers = (portal: Portal, days: Days): Handlers<typeof events> => ({
  occurrences: (at, range) => occurrencesOf(at, range),

  layers: (at, asked) => layersOf(at, days, asked),

  async list(at, { page, sizePerPage, ...listing }) {
    const [{ events, total }, counts] = await Promise.all([
      listEvents(at, listing, window({ page, sizePerPage })),
      countTabs(at, listing),
    ]);
    return { events, total, counts };
  },

  async rows(at, { page, sizePerPage, ...listing }) {
    const { events } = await listEvents(at, listing, window({ page, sizePerPage }));
    return { events };
  },

  soon: (at) => soonEvents(at, days),

  outages: async (at) => ({ events: await outagesFor(at) }),

  reach: ({ db, scope, now }, { page, sizePerPage, ...aim }) =>
    reachOf(db, scope, agenda, { ...aim, urgent: false }, window({ page, sizePerPage }), now),

  groups: ({ db, scope, now }) => groupsOf(db, scope, agenda, now),

  closedTo: (at, aim) => closedTo(at, agenda, aim),

  one: (at, { id, day }) => detailOf(portal, at, id, day),

  async search(at, { text, q }) {
    return { events: await findEvents(at, text || q) };
  },

  async create(at, input) {
    const { id } = await addEvent(portal, at, input);
    return detailOf(portal, at, id, null);
  },

  remade: {
    create: (at, id) => detailOf(portal, at, id, null),
    async upload(at, id, input) {
      const rootId = rootOf(await eventSeen(at, input.id));
      const files = (await filesOf(portal, at, 'event', [rootId], { all: true })).get(rootId) ?? [];
      const file = files.find((f) => f.id === id);
      if (!file) throw new Refused('FILES.NOT_FOUND');
      return file;
    },
  },

  async update(at, input) {
    const { id, day } = await changeEvent(portal, at, input);
    return detailOf(portal, at, id, day);
  },

  falling: (at, input) => fallingBy(at, input),

  async upload({ file, ...at }, { id, ...told }) {
    const { db, scope, now } = at;
    const e = await eventSeen(at, rootOf(await eventSeen(at, id)), 'lock');
    const had = (await filesOf(portal, at, 'event', [e.id], { all: true })).get(e.id) ?? [];
    if (had.length >= mostFiles) throw new Refused('FILES.ERRORS.TOO_MANY');
    const row = await addFile(db, scope, file, told, now, { waiting: mostWaiting.all, quota: portal.config.quota });
    await attachFiles(db, scope, { owner: 'event', ownerId: e.id }, [...had.map((f) => f.id), row.id], now);
    // A form that was opened before would drop the file again.
    await w.changeEvent(db, scope, e.id, {}, now);
    const detail = { name: e.title, changes: [{ field: 'files', from: null, to: null }] };
    await record(db, scope, now, { noun: 'events', nounId: e.id, verb: 'update', detail });
    return viewOf(portal, at, row);
  },

  async remove(at, input) {
    await removeEvent(portal, at, input);
    return null;
  },
});
