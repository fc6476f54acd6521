import type { Majority } from '../agenda/schema.ts';
import type { CoursePoint } from '../assembly/schema-course.ts';
import { daysOf } from '../base/terms/law.ts';
import type { Day } from '../base/time/dates.ts';
import { addDays, lastDayOf } from '../base/time/working-days.ts';
import type { PresetId } from '../motions/schema.ts';
import type { Terms } from './schema.ts';

/**
 * Both terms begin by the failed meeting, and a last day that is free moves to the next working one (§ 607). The invitation
 * keeps its full days all the same: neither the day on which it goes nor that of the meeting is among them.
 */
export function termsOf(failedOn: Day, noticeDays: number, today: Day): Terms {
  const inviteBy = lastDayOf(failedOn, daysOf('substituteInvitation'));
  const heldBy = lastDayOf(failedOn, daysOf('substituteMeeting'));
  const latest = addDays(heldBy, -(noticeDays + 1));
  const sendBy = latest < inviteBy ? latest : inviteBy;
  const earliest = addDays(today, noticeDays + 1);
  return { failedOn, inviteBy, heldBy, noticeDays, sendBy, earliest, fits: today <= sendBy };
}

/** The day that a draft proposes: the last that the law knows, else the first that the invitation allows. */
export const proposedDay = ({ fits, heldBy, earliest }: Terms): Day => (fits ? heldBy : earliest);

type Came = Pick<CoursePoint, 'id' | 'kind' | 'state' | 'counterTo' | 'offAgenda'>;

/**
 * Whether the meeting could not decide. `unsaid`: nobody led it in the portal, so only the committee knows. Null where it
 * decided what it had.
 */
export function failedOf(points: readonly Came[]): 'known' | 'unsaid' | null {
  if (points.some((p) => p.state === 'lost')) return 'known';
  const decided = points.filter((p) => p.kind !== 'information');
  return decided.length > 0 && points.every((p) => p.state === 'waiting') ? 'unsaid' : null;
}

/** What was announced and not dealt with: the same agenda, without what came up in the room alone. */
export const leftOf = <P extends Came>(points: readonly P[]): P[] =>
  points.filter((p) => (p.state === 'lost' || p.state === 'waiting') && p.counterTo === null && !p.offAgenda);

/** Two fifths of votes are enough where half of them were (§ 1210); a majority of its own stays. */
export const atSubstitute = (preset: Majority | null): Majority =>
  preset === null || preset === 'assembly' ? 'substitute' : preset;

const written: Partial<Record<Majority, PresetId>> = {
  twoThirds: 'perRollamTwoThirds',
  twoThirdsOfAll: 'perRollamTwoThirds',
  threeQuarters: 'perRollamThreeQuarters',
  threeQuartersOfAll: 'perRollamThreeQuarters',
  everyoneAtAssembly: 'everyone',
};
/** The same majority outside of an assembly; null is that of the vote, more than half of all. */
export const perRollamOf = (preset: Majority | null): PresetId | null => (preset && written[preset]) ?? null;
