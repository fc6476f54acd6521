import { useMemo } from 'react';
import { isDay, showDay } from '#contract/base/dates.ts';
import { filing } from '#contract/documents/endpoints-filing.ts';
import { yearOf } from '#contract/documents/rules-owners.ts';
import { useReading } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { type AskedOf, askedUnits } from './owners.ts';

const nothing: AskedOf = () => undefined;

/** Of which units a person says who of their owners in the year of the day gets a paper; of none when later ones see it too. */
export function useOwners(day: string, isForLater: boolean) {
  const say = useText();
  const isAsked = isDay(day) && !isForLater;
  const { from } = yearOf(isDay(day) ? day : '2000-01-01');
  const { data, error, isPlaceholderData, refetch } = useReading(
    filing.owners,
    { dateFor: from },
    { when: isAsked, keep: true },
  );
  const askedOf = useMemo(() => {
    if (!isAsked || !data) return nothing;
    const units = new Map(askedUnits(say, data, from.slice(0, 4), showDay(day)).map((one) => [one.unitId, one]));
    return (unitId: number) => units.get(unitId);
  }, [say, data, isAsked, from, day]);
  return {
    askedOf,
    /** Until it is known of whom to ask, nothing is saved. */
    isKnown: !isAsked || (data !== undefined && !isPlaceholderData),
    hasFailed: isAsked && error !== null,
    again: () => void refetch(),
  };
}
export type Owners = ReturnType<typeof useOwners>;
