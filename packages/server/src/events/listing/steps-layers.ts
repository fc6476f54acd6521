import { urlOf } from '#contract/base/calls/links.ts';
import { type DayNote, type DayRange, mostNotes } from '#contract/base/time/day-notes.ts';
import type { LayerDay, LayerDays, LayersAsked } from '#contract/events/schema-layers.ts';
import { type Layer, layers } from '#contract/events/schema-words.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import { speak } from '../../base/text/speak.ts';
import type { At } from '../rows/queries.ts';
import { rangeOf } from './steps-lists.ts';

/** What other nouns say of days, by the layer; null where the asker reads none of it. */
export type Days = Readonly<Partial<Record<Layer, (at: At, range: DayRange) => Promise<readonly DayNote[] | null>>>>;
export type Layered = { layer: Layer; notes: readonly DayNote[] };

/** What falls on days of the range in these layers: of each noun one statement. Those that the asker may not read are left out. */
export async function notesOf(
  at: At,
  days: Days,
  range: DayRange,
  asked: readonly Layer[] = layers,
): Promise<Layered[]> {
  const found = await Promise.all(
    asked.map(async (layer) => ({ layer, notes: (await days[layer]?.(at, range)) ?? null })),
  );
  return found.flatMap(({ layer, notes }) => (notes === null ? [] : [{ layer, notes }]));
}

/** What it is, in the language of whoever reads it. */
export const titleIn = (lang: Locale, { title, says }: DayNote): string =>
  says ? speak(lang)(says, { name: title || 'none' }) : title;

const toDay = (lang: Locale, layer: Layer, note: DayNote): LayerDay => {
  const { id, startsAt, endsAt, allDay, at } = note;
  return { layer, id, title: titleIn(lang, note), startsAt, endsAt, allDay, url: urlOf('', at) };
};

const byStart = (a: LayerDay, b: LayerDay): number =>
  a.startsAt < b.startsAt ? -1 : a.startsAt > b.startsAt ? 1 : a.title.localeCompare(b.title, 'cs') || a.id - b.id;

/** The same as the calendar asks for it. */
export async function layersOf(
  at: At & { session: { lang: Locale } },
  days: Days,
  { layers: some, ...asked }: LayersAsked,
): Promise<LayerDays> {
  const range = rangeOf(asked, at.now);
  const found = await notesOf(at, days, range, some ?? layers);
  return {
    ...range,
    layers: found.map(({ layer }) => layer),
    days: found.flatMap(({ layer, notes }) => notes.map((note) => toDay(at.session.lang, layer, note))).sort(byStart),
    more: found.some(({ notes }) => notes.length === mostNotes),
  };
}
