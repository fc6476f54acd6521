import * as z from 'zod/mini';
import { range } from './schema-range.ts';
import { layers } from './schema-words.ts';

/** Names with commas; left out all. */
const Layers = z._default(
  z.nullable(
    z.pipe(
      z.pipe(
        z.string().check(z.maxLength(200)),
        z.transform((text) => text.split(',').filter(Boolean)),
      ),
      z.array(z.enum(layers)),
    ),
  ),
  null,
);
export const LayersAsked = z.object({ ...range, layers: Layers });
export type LayersAsked = z.output<typeof LayersAsked>;

/** What falls on a day in another module; it is read and changed there. */
export const LayerDay = z.object({
  layer: z.enum(layers),
  id: z.number(),
  title: z.string(),
  /** What clocks in Prague show, YYYY-MM-DDTHH:mm; of a whole day 00:00. */
  startsAt: z.string(),
  endsAt: z.string(),
  allDay: z.boolean(),
  url: z.string(),
});
export type LayerDay = z.output<typeof LayerDay>;

export const LayerDays = z.object({
  from: z.string(),
  to: z.string(),
  /** Those of modules that the asker reads. */
  layers: z.array(z.enum(layers)),
  /** In the order of their starts. */
  days: z.array(LayerDay),
  /** There were more than are carried. */
  more: z.boolean(),
});
export type LayerDays = z.output<typeof LayerDays>;
