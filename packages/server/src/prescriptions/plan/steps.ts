import { createHash } from 'node:crypto';
import { type Money, moneyText, sumOf } from '#contract/base/money/amount.ts';
import { byLabel, overMonths } from '#contract/base/money/splitting.ts';
import { type Fraction, reduce } from '#contract/base/shares/fraction.ts';
import { sumBetween } from '#contract/fees/rules.ts';
import type { FeeKey } from '#contract/fees/schema-words.ts';
import { splitFee, type UnitFacts, type UnitPlan, unitPlan } from '#contract/prescriptions/rules.ts';
import { changesOf, doubtsOf } from '#contract/prescriptions/rules-doubts.ts';
import { endOf, monthsFrom } from '#contract/prescriptions/rules-months.ts';
import type { ChangeKind, Doubt, UnitGroup } from '#contract/prescriptions/schema-words.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Register } from '../../census/queries.ts';
import { feesOf } from '../../fees/rows/queries.ts';
import { feesOfRun, type IssuedUnit, type Run, runBefore, unitsOfRun } from '../rows/queries.ts';
import { checksFor, factsOn, numbersByFee, ownersIn, prescribedIn, registerOn } from './queries.ts';

export type PlannedFee = {
  feeId: number | null;
  name: string;
  key: FeeKey;
  total: Money;
  whole: string;
  /** What the last prescription had of it. */
  before: Money | null;
};
export type PlannedUnit = {
  facts: UnitFacts;
  past: UnitFacts | undefined;
  plan: UnitPlan;
  weights: string[];
  /** In the last month of the last prescription, by fees of this one. */
  beforeParts: (Money | null)[];
  before: Money | null;
  doubts: Doubt[];
  changes: ChangeKind[];
  group: UnitGroup;
};
export type Plan = {
  fees: PlannedFee[];
  units: PlannedUnit[];
  /** By the order of units. */
  register: Register;
  already: string[];
  undivided: string[];
  left: bigint;
  last: Run | undefined;
};

/** "3", "45.8" of what has few places; a share as it is written. */
export function weightText(key: FeeKey, weight: Fraction): string {
  const f = reduce(weight);
  if (key === 'share') return `${f.num}/${f.den}`;
  const thousandths = (f.num * 1000n) / f.den;
  const rest = (thousandths % 1000n).toString().padStart(3, '0').replace(/0+$/, '');
  return `${thousandths / 1000n}${rest && `.${rest}`}`;
}

type Content = {
  fees: Omit<PlannedFee, 'before'>[];
  units: (IssuedUnit & { owners: string })[];
  /** By what anything is divided, or would be. */
  keys: ReadonlySet<FeeKey>;
  register: Register;
  already: string[];
  undivided: string[];
  left: bigint;
};

/** What would be issued now: fees of units that come due in these months, divided among units as they are. */
async function counted(db: Db, scope: Scope, run: Run): Promise<Content> {
  const { facts, register } = await factsOn(db, scope, run.fromMonth);
  const prescribed = await prescribedIn(db, scope, monthsFrom(run.fromMonth, run.months));
  const numbers = await numbersByFee(db, scope);
  const end = endOf(run.fromMonth, run.months);
  const due = (await feesOf(db, scope))
    .filter((f) => f.side === 'units')
    .map((fee) => ({ fee, total: sumBetween(fee, run.fromMonth, end) }))
    .filter(({ total }) => total > 0n);
  const split = due
    .filter(({ fee }) => !prescribed.has(fee.id))
    .map(({ fee, total }) => ({
      fee,
      divided: splitFee({ key: fee.feeKey, total, numbers: numbers.get(fee.id) ?? new Map() }, facts),
    }));
  const fees = split.flatMap(({ fee, divided }) => (divided ? [{ fee, divided }] : []));
  return {
    fees: fees.map(({ fee, divided }) => ({
      ...{ feeId: fee.id, name: fee.name, key: fee.feeKey, total: divided.total },
      whole: weightText(fee.feeKey, divided.whole),
    })),
    units: facts.map((unit, at) => ({
      ...unit,
      parts: fees.map(({ divided }) => divided.parts[at] as Money),
      weights: fees.map(({ fee, divided }) => weightText(fee.feeKey, divided.weights[at] as Fraction)),
    })),
    keys: new Set(split.map(({ fee }) => fee.feeKey)),
    register,
    already: due.filter(({ fee }) => prescribed.has(fee.id)).map(({ fee }) => fee.name),
    undivided: split.filter(({ divided }) => !divided).map(({ fee }) => fee.name),
    left: fees.reduce((all, { divided }) => all + divided.left, 0n),
  };
}

/** What was issued, as it was; to these units alone when given. */
async function issued(db: Db, scope: Scope, run: Run, only?: readonly number[]): Promise<Content> {
  const fees = await feesOfRun(db, scope, run.id);
  const units = await unitsOfRun(db, scope, run.id, only);
  const register = await registerOn(
    db,
    scope,
    run.fromMonth,
    units.map((u) => u.id),
  );
  const owners = new Map(register.units.map((u) => [u.id, ownersIn(register, u)]));
  return {
    fees: fees.map(({ feeId, name, feeKey: key, total, whole }) => ({ feeId, name, key, total, whole })),
    units: units.map((u) => ({ ...u, owners: owners.get(u.id) ?? '' })),
    keys: new Set(fees.map((f) => f.feeKey)),
    ...{ register, already: [], undivided: [], left: run.leftOver },
  };
}

/** The last prescription: what it had of fees and of units. */
async function lastOf(db: Db, scope: Scope, run: Run) {
  const last = await runBefore(db, scope, run);
  if (!last) return undefined;
  const fees = await feesOfRun(db, scope, last.id);
  const units = await unitsOfRun(db, scope, last.id);
  const register = await registerOn(db, scope, endOf(last.fromMonth, last.months));
  const owners = new Map(register.units.map((u) => [u.id, ownersIn(register, u)]));
  return { last, fees, units: new Map(units.map((u) => [u.id, { ...u, owners: owners.get(u.id) ?? '' }])) };
}
type Last = NonNullable<Awaited<ReturnType<typeof lastOf>>>;

function compared(content: Content, run: Run, last: Last | undefined, checks: Set<string> | null): PlannedUnit[] {
  const places = content.fees.map((f) => last?.fees.findIndex((one) => one.feeId === f.feeId) ?? -1);
  const lastMonth = (part: Money, months: number): Money => overMonths(part, months).at(-1) as Money;
  return content.units
    .toSorted((a, b) => byLabel(a.label, b.label) || a.id - b.id)
    .map((facts) => {
      const past = last?.units.get(facts.id);
      const changes = changesOf(facts, past, !last);
      const doubts = checks ? doubtsOf(facts, content.keys, changes, checks) : [];
      const beforeParts = places.map((at) =>
        past && last && at >= 0 ? lastMonth(past.parts[at] as Money, last.last.months) : null,
      );
      const before = past && last ? unitPlan(past.parts, last.last.months, last.last.wholeCrowns).months.at(-1) : null;
      const group: UnitGroup = doubts.length > 0 ? 'check' : changes.length > 0 ? 'changed' : 'same';
      const plan = unitPlan(facts.parts, run.months, run.wholeCrowns);
      return { facts, past, plan, weights: facts.weights, beforeParts, before: before ?? null, doubts, changes, group };
    });
}

/** The whole of a prescription: as it would be issued now, or as it was. */
export async function planOf(db: Db, scope: Scope, run: Run): Promise<Plan> {
  const content = run.issuedAt ? await issued(db, scope, run) : await counted(db, scope, run);
  const last = await lastOf(db, scope, run);
  const checks = run.issuedAt ? null : await checksFor(db, scope, run.id);
  const before = (feeId: number | null) => last?.fees.find((f) => feeId !== null && f.feeId === feeId)?.total ?? null;
  return {
    ...{ register: content.register, already: content.already, undivided: content.undivided, left: content.left },
    fees: content.fees.map((fee) => ({ ...fee, before: before(fee.feeId) })),
    units: compared(content, run, last, checks),
    last: last?.last,
  };
}

/** What was issued to these units, without comparing it to what was before: papers of few units cost the same in any house. */
export async function issuedTo(db: Db, scope: Scope, run: Run, unitIds: readonly number[]): Promise<Plan> {
  const content = await issued(db, scope, run, unitIds);
  const fees = content.fees.map((fee) => ({ ...fee, before: null }));
  return { ...content, fees, units: compared(content, run, undefined, null), last: undefined };
}

export const totalOf = (plan: Plan): Money => sumOf(plan.units.map((u) => u.plan.total));

/** What exactly would go out: two equal ones issue the same. */
export function fingerprintOf(run: Run, plan: Plan): string {
  const content = [
    ...[run.fromMonth, run.months, run.dueDay, run.resolutionId, run.noResolution],
    ...plan.fees.map((f) => [f.feeId, f.name, moneyText(f.total)]),
    ...plan.units.map((u) => [u.facts.id, u.facts.label, u.facts.owners, ...u.plan.months.map(moneyText)]),
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
