import type { ReportPlace } from '#contract/reports/schema.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import { speak } from '../../base/text/speak.ts';

/** Where it is, by the names that it had when it was written down. */
export type PlaceSaid = { entrance: string | null; floor: number | null; unit: string | null; space: string };

export const saidPlace = ({ entrance, floor, unit, commonSpace }: ReportPlace): PlaceSaid => ({
  entrance: entrance?.name ?? null,
  floor,
  unit: unit?.number ?? null,
  space: commonSpace,
});

/** Where it is in one line; empty where it is not said. */
export function placeInWords(lang: Locale, { entrance, floor, unit, space }: PlaceSaid): string {
  const say = speak(lang);
  const level =
    floor === 0 ? say('REPORT_SHEETS.PLACE.GROUND') : say('REPORT_SHEETS.PLACE.FLOOR', { floor: floor ?? 0 });
  return [
    entrance && say('REPORT_SHEETS.PLACE.ENTRANCE', { name: entrance }),
    floor !== null && level,
    unit && say('REPORT_SHEETS.PLACE.UNIT', { number: unit }),
    space,
  ]
    .filter(Boolean)
    .join(', ');
}
