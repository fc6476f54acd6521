import { type DayNote, type DayRange, mostNotes } from '#contract/base/day-notes.ts';
import { urlOf } from '#contract/base/links.ts';
import type { LayerDay, LayerDays, LayersAsked } from '#contract/events/schema-layers.ts';
import { type Layer, layers } from '#contract/events/schema-words.ts';
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

const toDay = (layer: Layer, { id, title, startsAt, endsAt, allDay, at }: DayNote): LayerDay => ({
  ...{ layer, id, title, startsAt, endsAt, allDay, url: urlOf('', at) },
});

const byStart = (a: LayerDay, b: LayerDay): number =>
  a.startsAt < b.startsAt ? -1 : a.startsAt > b.startsAt ? 1 : a.title.localeCompare(b.title, 'cs') || a.id - b.id;

/** The same as the calendar asks for it. */
export async function layersOf(at: At, days: Days, { layers: some, ...asked }: LayersAsked): Promise<LayerDays> {
  const range = rangeOf(asked, at.now);
  const found = await notesOf(at, days, range, some ?? layers);
  return {
    ...range,
    layers: found.map(({ layer }) => layer),
    days: found.flatMap(({ layer, notes }) => notes.map((note) => toDay(layer, note))).sort(byStart),
    more: found.some(({ notes }) => notes.length === mostNotes),
  };
}
