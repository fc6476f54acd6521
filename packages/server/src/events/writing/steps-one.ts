import type { AudiencePart, NamedPart } from '#contract/audience/schema.ts';
import type { EventChange } from '#contract/events/schema.ts';
import { Refused } from '#contract/refusals.ts';
import { audienceOf } from '../../audience/queries-groups.ts';
import type { At, Event } from '../rows/queries.ts';
import { agenda } from '../rows/queries-audience.ts';
import { hasOtherAround, wantedFiles } from './steps-around.ts';

const nameOf = (part: NamedPart | AudiencePart): string =>
  `${part.kind} ${'role' in part && part.role ? part.role : 'id' in part ? part.id : ''}`;

const isSameSet = (one: readonly (string | number)[], other: readonly (string | number)[]): boolean =>
  one.length === other.length && one.every((x) => other.includes(x));

/** Whether the rule that was sent is another one than the series has; none at all is no rule to be refused. */
function hasOtherRule(series: Event, input: EventChange): boolean {
  if (!input.repeat) return false;
  return (
    input.repeatFrequency !== series.frequency ||
    input.numberOfRepeat !== series.every ||
    (series.frequency === 'week' && series.weekDays.length > 0 && !isSameSet(input.weekDays, series.weekDays)) ||
    input.repeatCount !== null ||
    (input.endRepeat === 'none' ? null : input.endDateRepeat) !== series.untilDay
  );
}

/** Refuses to change for one occurrence what belongs to the whole series. */
export async function refuseWhole(at: At, series: Event, input: EventChange): Promise<void> {
  const had = (await audienceOf(at.db, at.scope, agenda, series.id, at.now)).map(nameOf);
  const isOther =
    input.isPublic !== series.toPublic ||
    input.acceptRead !== series.acceptRead ||
    input.comments !== series.comments ||
    input.coming !== series.coming ||
    (input.coming ? input.capacity : null) !== series.capacity ||
    hasOtherRule(series, input) ||
    !isSameSet([...new Set(input.audience.map(nameOf))], had) ||
    (await hasOtherAround(at, series.id, await wantedFiles(at, series.id, input), input.documents));
  if (isOther) throw new Refused('EVENT.ERRORS.WHOLE_SERIES');
}
