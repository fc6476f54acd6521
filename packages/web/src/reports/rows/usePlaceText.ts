import { typo } from '#contract/base/words/typo.ts';
import type { ReportPlace } from '#contract/reports/schema.ts';
import { useText } from '../../base/texts.tsx';

/** A floor as people call it. */
export function useFloorText() {
  const say = useText();
  return (floor: number): string => {
    if (floor === 0) return say('REPORT.PLACE.GROUND');
    return floor > 0 ? say('REPORT.PLACE.UP', { floor }) : say('REPORT.PLACE.DOWN', { floor: -floor });
  };
}

/** Where it is in one line, as the house calls it: "vchod 12, 2. patro, chodba"; empty when nobody said. */
export function usePlaceText() {
  const say = useText();
  const floorOf = useFloorText();
  return ({ entrance, floor, unit, commonSpace }: ReportPlace): string =>
    typo(
      [
        entrance && say('REPORT.PLACE.AT_ENTRANCE', { name: entrance.name }),
        floor !== null && floorOf(floor),
        unit && say('REPORT.PLACE.AT_UNIT', { number: unit.number }),
        commonSpace,
      ]
        .filter(Boolean)
        .join(', '),
    );
}
