import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { byId, ids } from '../base/calls/ids.ts';
import { filtersOf, paging } from '../base/calls/paging.ts';
import { Found, searchInput } from '../base/words/found.ts';
import {
  day,
  ShareCheck,
  UnitChange,
  UnitDetail,
  UnitInput,
  UnitRow,
  unitFilters,
  unitSorts,
  unitTabs,
} from './schema.ts';

const reads = { module: 'rooms', right: 'r' } as const;
const administers = { module: 'rooms', right: 'rw' } as const;
const lang = z._default(z.enum(['cs', 'en']), 'cs');
const listing = {
  tab: z._default(z.enum(unitTabs), 'all'),
  sort: z._default(z.enum(unitSorts), 'number'),
  filters: filtersOf(unitFilters),
  /** The house as it was, or will be, on this day; today when left out. */
  day: z.optional(day),
};

export const units = callsOf('units', {
  list: endpoint('GET /api/v2/room', {
    needs: reads,
    input: z.object({ ...paging, ...listing }),
    output: z.object({
      rooms: z.array(UnitRow),
      total: z.number(),
      allCount: z.number(),
      flatsCount: z.number(),
      othersCount: z.number(),
      problemsCount: z.number(),
    }),
    summary: 'Units with owners of today or of another day, filtered and paged by the server, with counts of all tabs.',
  }),
  rows: endpoint('GET /api/v2/room/rows', {
    needs: reads,
    input: z.object({ ...paging, ...listing }),
    output: z.object({ rooms: z.array(UnitRow) }),
    summary: 'One page of the same list alone, for whoever has its counts.',
  }),
  one: endpoint('GET /api/v2/room/:id', {
    needs: reads,
    input: byId,
    output: UnitDetail,
    summary: 'One unit with owners, history and people.',
  }),
  create: endpoint('POST /api/v2/room', {
    creates: 'unit',
    needs: administers,
    visit: 'setup',
    input: UnitInput,
    output: UnitDetail,
    summary: 'Creates a unit with its owners.',
    says: 'UNITS.CREATED',
  }),
  update: endpoint('PUT /api/v2/room/:id', {
    needs: administers,
    visit: 'setup',
    input: UnitChange,
    output: UnitDetail,
    summary: 'Changes a unit; owners and shares that changed are ended and begun on validFrom.',
    says: 'UNITS.SAVED',
  }),
  remove: endpoint('DELETE /api/v2/room/:id', {
    needs: administers,
    visit: 'setup',
    input: byId,
    output: z.null(),
    summary: 'Deletes a unit (softly: past votes may point to it).',
    says: 'UNITS.DELETED',
  }),
  removeAll: endpoint('PUT /api/v2/room/delete-all', {
    needs: administers,
    visit: 'setup',
    input: z.object({ ids }),
    output: z.object({ deleted: z.number() }),
    summary: 'Deletes the chosen units.',
    says: 'UNITS.DELETED_MANY',
  }),
  search: endpoint('GET /api/v2/room/search/:text', {
    limit: 'search',
    needs: reads,
    input: searchInput,
    aliases: ['/api/v2/room/search'],
    output: z.object({ rooms: z.array(Found) }),
    otherwise: { rooms: [] },
    summary: 'At most 20 units by number or owner, without diacritics.',
  }),
  check: endpoint('GET /api/v2/room/check', {
    needs: reads,
    input: z.object({}),
    output: ShareCheck,
    summary: 'Whether the shares of the house sum to exactly 1, and what is wrong.',
  }),
  exportTicket: endpoint('POST /api/v2/room/export', {
    inDemo: 'closed',
    limit: 'export',
    needs: reads,
    effect: 'reads',
    input: z.object({ ...listing, lang }),
    output: z.object({ url: z.string() }),
    summary: 'A short-lived address of the list as XLSX.',
  }),
  exportFile: endpoint('GET /api/v2/room/export/:ticket', {
    limit: 'export',
    kind: 'bytes',
    needs: reads,
    input: z.object({ ...listing, lang }),
    output: z.any(),
    summary: 'The XLSX file behind a ticket.',
  }),
});
