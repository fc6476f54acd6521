import * as z from 'zod/mini';
import { id } from '../base/calls/ids.ts';
import { plainLine } from '../base/person/people.ts';
import { MemberName } from '../members/schema.ts';
import { heirsOfDays } from './rules-correct.ts';
import { day, OwnerInput } from './schema.ts';

const span = { from: z.nullable(z.string()), to: z.nullable(z.string()) };
export const PeriodOwner = z.object({ joint: z.boolean(), share: z.string(), members: z.array(MemberName) });
/** Who owned the unit from a day until another, which belongs to whoever follows; null is since ever, or without an end. */
export const PeriodView = z.object({ ...span, owners: z.array(PeriodOwner) });
export type PeriodView = z.output<typeof PeriodView>;

/** A change that is still to come. */
export const PlanView = z.object({ day: z.string(), from: z.string(), to: z.string() });

export const correctionKinds = ['correct', 'remove', 'cancel'] as const;
/** A correction of the record, with what stood there before it and what stands since; only the records it changed. */
export const CorrectionView = z.object({
  id: z.number(),
  at: z.string(),
  /** Who made it; empty for the portal's administration. */
  who: z.string(),
  kind: z.enum(correctionKinds),
  reason: z.string(),
  before: z.array(PeriodView),
  after: z.array(PeriodView),
});
export type CorrectionView = z.output<typeof CorrectionView>;

export const UnitPeriods = z.object({
  updatedAt: z.string(),
  /** Oldest first; adjacent ones never have the same owners. */
  periods: z.array(PeriodView),
  plans: z.array(PlanView),
  /** The latest first; at most 100. */
  corrections: z.array(CorrectionView),
});
export type UnitPeriods = z.output<typeof UnitPeriods>;

/** Why the record is corrected, in a sentence; it stays beside the old value and goes to both sides. */
export const reason = z.pipe(
  z.pipe(z.string('BASE.FORM.REQUIRED'), z.transform(plainLine)),
  z.string().check(z.minLength(3, 'PERIODS.ERRORS.REASON_SHORT'), z.maxLength(500, 'BASE.FORM.TOO_LONG')),
);

/** The unit as it was read: whoever comes second is told so. */
const unit = { id, updatedAt: z.string() };
/** A record is named by the day it begins; null is the one without a beginning. */
const period = z.nullable(day);
const owners = z.array(OwnerInput).check(z.minLength(1, 'UNITS.ERRORS.OWNER_REQUIRED'), z.maxLength(100));

const correct = { ...unit, period, from: z.nullable(day), to: z.nullable(day), owners };
const remove = { ...unit, period, days: z.enum(heirsOfDays, 'BASE.FORM.REQUIRED') };
/** `drop` gives up plans that are still later than this one. */
const plan = { ...unit, day, owners, drop: z._default(z.boolean(), false) };
const cancel = { ...unit, day };

export const CorrectInput = z.object({ ...correct, reason });
export const RemoveInput = z.object({ ...remove, reason });
const given = z._default(z.pipe(z.string(), z.transform(plainLine)), '');
/** Giving up other plans needs its reason; a plan alone is told and undone as any change of owners. */
export const PlanInput = z.object({ ...plan, reason: given }).check(
  z.refine((p) => !p.drop || (p.reason.length >= 3 && p.reason.length <= 500), {
    path: ['reason'],
    error: 'PERIODS.ERRORS.REASON_SHORT',
  }),
);
export const CancelInput = z.object({ ...cancel, reason });

/** What is asked about before it is written. */
export const PeriodDeed = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('correct'), ...correct }),
  z.object({ kind: z.literal('remove'), ...remove }),
  z.object({ kind: z.literal('plan'), ...plan }),
  z.object({ kind: z.literal('cancel'), ...cancel }),
]);
export type PeriodDeed = z.output<typeof PeriodDeed>;

export const accessChanges = ['ends', 'begins', 'stays', 'waits'] as const;
export const Consequences = z.object({
  before: z.array(PeriodView),
  after: z.array(PeriodView),
  flaws: z.array(z.object({ kind: z.enum(['gap', 'sum']), ...span, sum: z.nullable(z.string()) })),
  /**
   * Whose way into the house changes. `ends`, `begins`: on the day. `stays` that was to end: until the day, null without
   * an end. `waits` that was to begin: until the day, null for ever.
   */
  access: z.array(z.object({ member: MemberName, kind: z.enum(accessChanges), day: z.nullable(z.string()) })),
  /** Running votes in which a seat with this unit has other owners then; whether it voted is null where nobody may see it. */
  votes: z.array(z.object({ id: z.number(), name: z.string(), seat: z.string(), voted: z.nullable(z.boolean()) })),
});
export type Consequences = z.output<typeof Consequences>;
