import { stamp } from '#contract/base/calls/ids.ts';
import { mainCalendar } from '#contract/events/schema-words.ts';
import type { FeedView } from '#contract/feeds/schema.ts';
import type { Feed } from '../rows/tables.ts';

const calendarsOf = ({ calendarIds, hasMain }: Feed): FeedView['calendars'] =>
  calendarIds === null ? null : [...(hasMain ? [mainCalendar as typeof mainCalendar] : []), ...calendarIds];

export const viewOf = (row: Feed): FeedView => ({
  ...{
    id: row.id,
    name: row.name,
    calendars: calendarsOf(row),
    withCommittee: row.withCommittee,
    withLayers: row.withLayers,
  },
  ...{ createdAt: row.createdAt.toISOString(), fetchedAt: row.fetchedAt?.toISOString() ?? null },
  ...{ fetchedBy: row.program, updatedAt: stamp(row.version, row.updatedAt) },
});
