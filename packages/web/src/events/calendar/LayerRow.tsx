import { useMemo } from 'react';
import type { LayerDays } from '#contract/events/schema-layers.ts';
import type { Layer } from '#contract/events/schema-words.ts';
import { useText } from '../../base/texts.tsx';
import { LayerSign } from '../rows/LayerSign.tsx';
import { type Shown, shownLayer } from '../rows/shown.ts';
import css from './CalendarBar.module.css';
import type { Legend } from './hidden.ts';

/** A layer as the legend remembers it, beside calendars. */
export const nameOfLayer = (layer: Layer): string => `layer.${layer}`;

type Props = { layers: readonly Layer[]; legend: Legend };

/** Days from other modules that the asker reads; each kind is switched off and on. */
export function LayerRow({ layers, legend: { isOff, turn } }: Props) {
  const say = useText();
  if (layers.length === 0) return null;
  return (
    <ul className={css.layers} aria-label={say('CALENDAR.LAYERS.LEGEND')}>
      {layers.map((layer) => {
        const off = isOff(nameOfLayer(layer));
        return (
          <li key={layer}>
            <button
              type="button"
              className={off ? `${css.mark} ${css.off}` : css.mark}
              aria-pressed={!off}
              onClick={() => turn(nameOfLayer(layer))}
            >
              <LayerSign layer={layer} />
              {say(`CALENDAR.LAYERS.NAMES.${layer}`)}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** What falls on days of the range in layers that are not switched off. */
export function useLayered(of: LayerDays | undefined, isOff: Legend['isOff']): Shown[] {
  const say = useText();
  return useMemo(
    () =>
      (of?.days ?? [])
        .filter(({ layer }) => !isOff(nameOfLayer(layer)))
        .map((day) => shownLayer(day, say(`CALENDAR.LAYERS.TITLES.${day.layer}`, { title: day.title }))),
    [of, isOff, say],
  );
}
