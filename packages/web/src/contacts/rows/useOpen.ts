import { useSyncExternalStore } from 'react';
import { type Hours, type OpenState, openAt, weekDays, weekdayOf } from '#contract/contacts/rules-hours.ts';
import { useLanguage, useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';

const minute = 60_000;
const subscribe = (tell: () => void) => {
  const timer = setInterval(tell, minute / 4);
  return () => clearInterval(timer);
};
/** The moment, as long as a minute lasts: what is open closes on the screen too. */
export const useMinute = (): Date =>
  new Date(useSyncExternalStore(subscribe, () => Math.floor(Date.now() / minute)) * minute);

/** A clock as people of the language write it. */
export function useClock() {
  const { locale } = useLanguage();
  return (time: string) => (locale === 'en' ? time : time.replace(/^0/, ''));
}

export type Open = Hours & { readonly emergency: string | null };

/**
 * Whether somebody is there now, as a sentence; undefined where no hours are written down. Who is called at any hour is never
 * said to be closed: nobody should put the phone down with water on the floor.
 */
export function useOpen(contact: Open): { isOpen: boolean; text: string } | undefined {
  const now = useMinute();
  const state = openAt(contact, now);
  const text = useOpenText();
  return state && (state.isOpen || contact.emergency === null)
    ? { isOpen: state.isOpen, text: text(state) }
    : undefined;
}

function useOpenText() {
  const say = useText();
  const { day } = useWhen();
  const clock = useClock();
  return (state: OpenState): string => {
    const change = state.isOpen ? state.until : state.opens;
    if (!change) return say(state.isOpen ? 'CONTACTS.HOURS.OPEN' : 'CONTACTS.HOURS.CLOSED');
    const time = clock(change.time);
    if (state.isOpen) return say('CONTACTS.HOURS.OPEN_UNTIL', { time });
    if (change.after === 0) return say('CONTACTS.HOURS.OPENS', { time });
    if (change.after === 1) return say('CONTACTS.HOURS.OPENS_ON', { day: say('CONTACTS.HOURS.TOMORROW'), time });
    const weekday = weekDays[weekdayOf(change.day)] ?? 'mon';
    // A day of the next week would be taken for one of this.
    return change.after < weekDays.length
      ? say('CONTACTS.HOURS.OPENS_ON', { day: say(`CONTACTS.HOURS.ON.${weekday}`), time })
      : say('CONTACTS.HOURS.OPENS_DAY', { date: day(`${change.day}T12:00:00Z`), time });
  };
}
