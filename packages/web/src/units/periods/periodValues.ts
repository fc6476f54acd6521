import { type Day, dayIn, isDay } from '#contract/base/time/dates.ts';
import type { HeirOfDays } from '#contract/units/rules-correct.ts';
import type { PeriodView, UnitPeriods } from '#contract/units/schema-periods.ts';
import { dayBefore } from '../../kit/day/typed-dates.ts';
import { typedShare, wholeShare } from '../../kit/share/typed-share.ts';
import { newKey, newOwner, type OwnerValues, ownersOf } from '../form/unitValues.ts';

type Plan = UnitPeriods['plans'][number];
/** What the dialog is opened for. */
export type Opened =
  | { kind: 'correct'; period: PeriodView }
  | { kind: 'remove'; period: PeriodView }
  | { kind: 'plan' }
  | { kind: 'cancel'; plan: Plan };
export type DeedKind = Opened['kind'];

/** Fields of all four deeds; days as people say them: the last day of owning still belongs to it. */
export type PeriodValues = {
  from: string;
  to: string;
  day: string;
  owners: OwnerValues[];
  days: HeirOfDays;
  drop: boolean;
};

const dayAfter = (day: Day): Day => new Date(Date.parse(`${day}T00:00:00Z`) + 24 * 3600_000).toISOString().slice(0, 10);
/** What cannot be read as a day is sent as it is and refused at its field. */
const endOf = (last: string) => (last === '' ? null : isDay(last) ? dayAfter(last) : last);

export const spanOf = ({ from, to }: Pick<PeriodView, 'from' | 'to'>, show: (day: Day) => string) => ({
  from: from === null ? 'none' : show(from),
  to: to === null ? 'none' : show(dayBefore(to)),
});
export const whoOf = ({ owners }: PeriodView): string =>
  owners.map((o) => o.members.map((m) => m.full_name).join(' + ')).join(', ');

const ownerValues = (period: PeriodView | undefined): OwnerValues[] =>
  period?.owners.map((o) => ({
    key: newKey(),
    memberIds: o.members,
    joint: o.joint,
    share: typedShare(o.share),
  })) ?? [newOwner(wholeShare)];

/** The records beside this one, as far as they touch it. */
export function besides(record: UnitPeriods, period: PeriodView) {
  const i = record.periods.findIndex((p) => p.from === period.from);
  const [before, after] = [record.periods[i - 1], record.periods[i + 1]];
  return {
    before: before && before.to === period.from ? before : undefined,
    after: after && after.from === period.to ? after : undefined,
  };
}

export const stateOf = ({ from, to }: PeriodView, today = dayIn(new Date())): 'past' | 'now' | 'planned' => {
  if (from !== null && from > today) return 'planned';
  return to !== null && to <= today ? 'past' : 'now';
};

/** The plan that begins this record, or that ends it for nobody. */
export const planOf = (record: UnitPeriods, period: PeriodView): Plan | undefined =>
  record.plans.find((p) => p.day === period.from || (p.day === period.to && !besides(record, period).after));

export function firstValues(record: UnitPeriods, opened: Opened): PeriodValues {
  const period = 'period' in opened ? opened.period : undefined;
  const { before, after } = period ? besides(record, period) : {};
  const now = record.periods.find((p) => stateOf(p) === 'now');
  return {
    from: period?.from ?? '',
    to: period?.to ? dayBefore(period.to) : '',
    day: '',
    owners: ownerValues(opened.kind === 'plan' ? now : period),
    days: before ? 'before' : after ? 'after' : 'nobody',
    drop: false,
  };
}

/** What is asked about, and with its reason written. */
export function deedOf(id: number, opened: Opened, v: PeriodValues, updatedAt: string) {
  const unit = { id, updatedAt };
  if (opened.kind === 'cancel') return { kind: opened.kind, ...unit, day: opened.plan.day };
  if (opened.kind === 'plan')
    return { kind: opened.kind, ...unit, day: v.day, owners: ownersOf(v.owners), drop: v.drop };
  const period = opened.period.from;
  if (opened.kind === 'remove') return { kind: opened.kind, ...unit, period, days: v.days };
  return { kind: opened.kind, ...unit, period, from: v.from || null, to: endOf(v.to), owners: ownersOf(v.owners) };
}
export type Deed = ReturnType<typeof deedOf>;
