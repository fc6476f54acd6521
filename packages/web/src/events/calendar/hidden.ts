import { useCallback, useState } from 'react';
import { mainCalendar } from '#contract/events/schema-words.ts';
import { session } from '../../base/session.ts';
import { inBrowser } from '../../base/stored.ts';

/** A calendar in the address and in what is remembered. */
export const nameIn = (id: number | null): string => (id === null ? mainCalendar : String(id));

const keptFor = () => `pavlac.calendar.${session.chosen()?.session_user_id ?? 0}`;
const read = (): string[] => (inBrowser.read(keptFor()) ?? '').split(',').filter(Boolean);

export type Legend = { isOff: (name: string) => boolean; turn: (name: string) => void };

/**
 * Which calendars and layers are switched off, remembered in this browser. An address that names one shows it alone; the first switch
 * after that starts from what is seen.
 */
export function useHidden(only: string | null, all: readonly string[], leaveOnly: () => void): Legend {
  const [off, setOff] = useState(read);
  const isOff = useCallback((name: string) => (only === null ? off.includes(name) : name !== only), [only, off]);
  const turn = (name: string) => {
    const before = all.filter((one) => isOff(one) && one !== name);
    const next = isOff(name) ? before : [...before, name];
    setOff(next);
    inBrowser.write(keptFor(), next.join());
    if (only !== null) leaveOnly();
  };
  return { isOff, turn };
}
