import type { UseFormReturnType } from '@mantine/form';
import type { Thing } from '#contract/bookings/schema.ts';
import type { ThingInput } from '#contract/bookings/schema-things.ts';

type Count = number | '';
export type ThingValues = Omit<ThingInput, 'floor' | 'perWeek' | 'mostOpen' | 'quiet'> & {
  floor: Count;
  perWeek: Count;
  mostOpen: Count;
  quiet: { days: number[]; from: string; to: string }[];
};

export type ThingFields = UseFormReturnType<ThingValues>;

export const newThing: ThingValues = {
  ...{ name: '', kind: 'laundry', description: '', entranceId: null, floor: '', by: 'hours' },
  ...{ opens: '7:00', closes: '21:00', slotMinutes: 120, least: 1, most: 1, daysAhead: 14 },
  ...{ perWeek: '', mostOpen: '', quiet: [], approval: false, isOpen: true },
};

const unlessNone = (count: number | null): Count => count ?? '';
const shown = (clock: string): string => clock.replace(/^0(?=\d:)/, '');

export const valuesOf = (t: Thing): ThingValues => ({
  ...{ name: t.name, kind: t.kind, description: t.description, entranceId: t.entrance?.id ?? null },
  ...{ floor: unlessNone(t.floor), by: t.by, opens: shown(t.opens), closes: shown(t.closes) },
  ...{ slotMinutes: t.slotMinutes, least: t.least, most: t.most, daysAhead: t.daysAhead },
  ...{ perWeek: unlessNone(t.perWeek), mostOpen: unlessNone(t.mostOpen), approval: t.approval, isOpen: t.isOpen },
  quiet: t.quiet.map((q) => ({ days: q.days, from: shown(q.from), to: shown(q.to) })),
});

/** A time as people type it: 7, 7:00, 7.30. What is none goes as it is, to be refused at its field. */
export function clockOf(typed: string): string {
  const found = /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(typed.trim());
  return found ? `${(found[1] as string).padStart(2, '0')}:${found[2] ?? '00'}` : typed;
}

const numberOf = (count: Count): number | null => (count === '' ? null : count);

/** What is typed as it is sent. Times say nothing of whole days, and an empty number is refused at its field. */
export const inputOf = ({ by, opens, closes, quiet, ...v }: ThingValues): ThingInput => ({
  ...v,
  by,
  ...{ floor: numberOf(v.floor), perWeek: numberOf(v.perWeek), mostOpen: numberOf(v.mostOpen) },
  opens: by === 'days' ? '00:00' : clockOf(opens),
  closes: by === 'days' ? '24:00' : clockOf(closes),
  quiet:
    by === 'hours' ? quiet.map((q) => ({ days: [...q.days].sort(), from: clockOf(q.from), to: clockOf(q.to) })) : [],
});
