import { useMemo } from 'react';
import { isDay } from '#contract/base/time/dates.ts';
import { filing } from '#contract/documents/endpoints-filing.ts';
import { yearOf } from '#contract/documents/rules-owners.ts';
import { useReading } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { useShown } from '../../base/when.ts';
import { type AskedOf, askedUnits, periodTexts } from './owners.ts';
import type { Said } from './useSeeing.ts';

const nothing: AskedOf = () => undefined;

/** What is asked with the day and the period: of a whole year one question, whatever its day; null while they make no sense. */
function questionOf({ dateFor: day, periodFrom: from, periodTo: to }: Said) {
  if (!isDay(day)) return null;
  if (from === undefined || to === undefined) return { dateFor: yearOf(day).from };
  const isInside = isDay(from) && isDay(to) && from <= day && day <= to;
  return isInside ? { dateFor: from, periodFrom: from, periodTo: to } : null;
}

/** Of which units a person says who of their owners in the period gets a paper; of none when later ones see it too. */
export function useOwners(said: Said) {
  const say = useText();
  const { day } = useShown();
  const question = said.forLater ? null : questionOf(said);
  const isAsked = question !== null;
  const asked = question ?? { dateFor: '2000-01-01' };
  const key = JSON.stringify(asked);
  const { data, error, isPlaceholderData, refetch } = useReading(filing.owners, asked, { when: isAsked, keep: true });
  const askedOf = useMemo(() => {
    if (!isAsked || !data) return nothing;
    const period = periodTexts(say, day, JSON.parse(key));
    const units = new Map(askedUnits(say, day, data, period, said.dateFor).map((one) => [one.unitId, one]));
    return (unitId: number) => units.get(unitId);
  }, [say, day, data, isAsked, key, said.dateFor]);
  return {
    askedOf,
    /** Until it is known of whom to ask, nothing is saved. */
    isKnown: !isAsked || (data !== undefined && !isPlaceholderData),
    hasFailed: isAsked && error !== null,
    again: () => void refetch(),
  };
}
export type Owners = ReturnType<typeof useOwners>;
