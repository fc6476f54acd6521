import { useMemo } from 'react';
import type { Day } from '#contract/base/time/dates.ts';
import { events } from '#contract/events/endpoints.ts';
import { calendars, eventLabels } from '#contract/events/endpoints-calendars.ts';
import { eventPrints } from '#contract/events/endpoints-print.ts';
import { isLabelType } from '#contract/events/rules.ts';
import type { LabelId } from '#contract/events/schema.ts';
import { layerNouns } from '#contract/events/schema-words.ts';
import { useChange, useReading } from '../../base/data.ts';
import { useMay } from '../../base/me.tsx';
import { useLanguage, useText } from '../../base/texts.tsx';
import { download } from '../../kit/files/download.ts';

export const useOccurrences = (from: Day, to: Day) => useReading(events.occurrences, { from, to }, { keep: true });
/** What falls on days of other modules; the calendar of the house does not wait for it. */
export const useLayers = (from: Day, to: Day) =>
  useReading(events.layers, { from, to }, { keep: true, hears: Object.values(layerNouns) }).data;
/** What the address holds may be no number at all. */
export const isId = (id: number): boolean => Number.isInteger(id) && id > 0;
export const useEvent = (id: number, day: Day | null) =>
  useReading(events.one, { id, ...(day && { day }) }, { when: isId(id) });
export const useWrites = () => useMay('events', 'rw');

export function useCalendars() {
  const reads = useMay('events', 'r');
  return useReading(calendars.list, {}, { when: reads });
}
export function useLabels() {
  const reads = useMay('events', 'r');
  return useReading(eventLabels.list, {}, { when: reads });
}

type Named = { id: number | null; name: string };
/** The main calendar has no name of its own: the interface says it. */
export function useNameOf() {
  const say = useText();
  return ({ id, name }: Named): string => (id === null ? say('EVENT.MAIN') : name);
}

/** What the calendar of this number is called. */
export function useCalendarName(): (id: number | null) => string {
  const say = useText();
  const { data } = useCalendars();
  return useMemo(() => {
    const names = new Map(data?.calendars.map(({ id, name }) => [id, name]));
    return (id) => (id === null ? say('EVENT.MAIN') : (names.get(id) ?? ''));
  }, [say, data]);
}

/** What a label is called: those that every house has by their type, its own by their name. */
export function useLabelText() {
  const say = useText();
  return ({ id, name }: { id: LabelId; name: string | null }): string =>
    name ?? (isLabelType(id) ? say(`EVENT.TYPES.${id}`) : '');
}
/** Saves the event in PDF in the reader's language. */
export function usePrint() {
  const { locale: lang } = useLanguage();
  const change = useChange(eventPrints.print);
  const print = async (id: number, day: Day | null) => {
    const ticket = await change.run({ id, lang, day }).catch(() => undefined);
    if (ticket) download(ticket.url);
  };
  return { print, busy: change.busy };
}
