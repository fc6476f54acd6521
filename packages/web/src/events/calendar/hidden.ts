import { useCallback, useState } from 'react';
import { mainCalendar } from '#contract/events/schema-words.ts';
import { session } from '../../base/session.ts';
import { inBrowser } from '../../base/stored.ts';

/** A calendar in the address and in what is remembered. */
export const nameIn = (id: number | null): string => (id === null ? mainCalendar : String(id));

const keptFor = () => `pavlac.calendar.${session.chosen()?.session_user_id ?? 0}`;
const read = (): string[] => (inBrowser.read(keptFor()) ?? '').split(',').filter(Boolean);

export type Legend = { isOff: (id: number | null) => boolean; turn: (id: number | null) => void };

/**
 * Which calendars are switched off, remembered in this browser. An address that names one shows it alone; the first switch
 * after that starts from what is seen.
 */
export function useHidden(only: string | null, all: readonly (number | null)[], leaveOnly: () => void): Legend {
  const [off, setOff] = useState(read);
  const isOff = useCallback(
    (id: number | null) => (only === null ? off.includes(nameIn(id)) : nameIn(id) !== only),
    [only, off],
  );
  const turn = (id: number | null) => {
    const before = all.filter((one) => isOff(one) && one !== id).map(nameIn);
    const next = isOff(id) ? before : [...before, nameIn(id)];
    setOff(next);
    inBrowser.write(keptFor(), next.join());
    if (only !== null) leaveOnly();
  };
  return { isOff, turn };
}
