import { useState } from 'react';
import { bookings } from '#contract/bookings/endpoints.ts';
import type { Booking, Thing, Wait } from '#contract/bookings/schema.ts';
import { useChange, useReading } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { confirm } from '../../kit/dialog/confirm.tsx';
import { useTimeText } from './useTimeText.ts';

export const useBookings = (when: boolean) => useReading(bookings.all, {}, { when });

/** What it is called and when it is, as sentences and buttons say it. */
export function useNamed(things: readonly Thing[]) {
  const text = useTimeText();
  return (one: Pick<Booking | Wait, 'thingId' | 'startsAt' | 'endsAt'>) => {
    const thing = things.find((t) => t.id === one.thingId);
    if (!thing) return null;
    return { thing, name: thing.name, days: text.days(one, thing), much: text.much(one, thing) };
  };
}

/** Asks and cancels; the time may be somebody else's at once. */
export function useCancel(things: readonly Thing[]) {
  const say = useText();
  const cancel = useChange(bookings.cancel);
  const named = useNamed(things);
  return async (one: Pick<Booking, 'id' | 'thingId' | 'startsAt' | 'endsAt'>) => {
    const said = named(one);
    const sure = await confirm({
      title: say('BOOKING.MINE.SURE'),
      text: say('BOOKING.MINE.SURE_TEXT', { name: said?.name ?? '', when: said ? `${said.days}, ${said.much}` : '' }),
      yes: say('BOOKING.MINE.YES'),
      no: say('FORM.KEEP'),
      danger: true,
    });
    if (sure) await cancel.run({ id: one.id }).catch(() => undefined);
  };
}

/** The unit that is booked for: one's only one, or the one chosen. */
export function useUnit(units: readonly { id: number; number: string }[]) {
  const [chosen, choose] = useState<number | null>(null);
  const unit = units.find((u) => u.id === chosen) ?? units[0] ?? null;
  return { unit, choose };
}
