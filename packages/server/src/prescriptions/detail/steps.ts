import { stamp } from '#contract/base/calls/ids.ts';
import { type Money, moneyText, sumOf } from '#contract/base/money/amount.ts';
import { overMonths } from '#contract/base/money/splitting.ts';
import { toText } from '#contract/base/shares/fraction.ts';
import type { UnitFacts } from '#contract/prescriptions/rules.ts';
import { hundredthsText } from '#contract/prescriptions/rules-numbers.ts';
import type { RunDetail, RunUnit, RunUnits } from '#contract/prescriptions/schema.ts';
import { unitGroups } from '#contract/prescriptions/schema-words.ts';
import { administersFees } from '../../accounts/rows/queries-seen.ts';
import { reachOf } from '../issue/steps-mails.ts';
import { fingerprintOf, type Plan, type PlannedUnit, planOf, totalOf } from '../plan/steps.ts';
import { type At, correctionsOf, type Run, refuseOthers, runSeen } from '../rows/queries.ts';
import { resolutionOf } from '../rows/queries-resolution.ts';
import { countOf } from './steps-counts.ts';

const orNull = (amount: Money | null): string | null => (amount === null ? null : moneyText(amount));
const factsTold = (facts: UnitFacts) => ({
  persons: facts.persons === null ? null : countOf(facts.persons),
  area: facts.area === null ? null : hundredthsText(facts.area),
  share: facts.share && toText(facts.share),
});

/** A unit as the preview tells it. */
export function unitTold(run: Run, u: PlannedUnit): RunUnit {
  return {
    ...{ id: u.facts.id, unit: u.facts.label, owners: u.facts.owners, group: u.group },
    ...{ doubts: u.doubts, changes: u.changes, now: factsTold(u.facts), past: u.past ? factsTold(u.past) : null },
    before: orNull(u.before),
    after: moneyText(u.plan.months[0] ?? 0n),
    total: moneyText(u.plan.total),
    rounding: moneyText(u.plan.rounding),
    parts: u.plan.parts.map((part, at) => ({
      weight: u.weights[at] ?? '',
      total: moneyText(part),
      before: orNull(u.beforeParts[at] ?? null),
      after: moneyText(overMonths(part, run.months)[0] ?? 0n),
    })),
  };
}

/** Units of these groups first, in the order of labels within each. */
const inGroups = (plan: Plan): PlannedUnit[] =>
  unitGroups.flatMap((group) => plan.units.filter((u) => u.group === group));

/** Shown on the page at once; the rest stand in the list. */
const mostDoubts = 50;

function sumsTold(plan: Plan) {
  const after = sumOf(plan.units.map((u) => u.plan.months[0] ?? 0n));
  const compared = plan.units.filter((u) => u.before !== null);
  return {
    total: moneyText(totalOf(plan)),
    before: plan.last ? orNull(plan.last.total) : null,
    rounding: moneyText(sumOf(plan.units.map((u) => u.plan.rounding))),
    monthBefore: plan.last ? moneyText(sumOf(compared.map((u) => u.before as Money))) : null,
    monthAfter: moneyText(after),
    more: compared.filter((u) => (u.plan.months[0] ?? 0n) > (u.before as Money)).length,
    less: compared.filter((u) => (u.plan.months[0] ?? 0n) < (u.before as Money)).length,
    fees: plan.fees.map((f) => ({
      ...{ id: f.feeId, name: f.name, key: f.key, whole: f.whole },
      ...{ total: moneyText(f.total), before: orNull(f.before) },
    })),
  };
}

/** One prescription: its preview, or what was issued. */
export async function detailOf(at: At, id: number): Promise<RunDetail> {
  const { db, scope } = at;
  refuseOthers(scope);
  const run = await runSeen(db, scope, id);
  const plan = await planOf(db, scope, run);
  const doubtful = plan.units.filter((u) => u.doubts.length > 0);
  const reach = await reachOf(db, scope, plan);
  const writes = administersFees(scope);
  return {
    ...{ id, name: run.name, fromMonth: run.fromMonth, months: run.months, dueDay: run.dueDay },
    ...{ wholeCrowns: run.wholeCrowns, noResolution: run.noResolution, issuedBy: run.issuedName },
    state: run.issuedAt ? 'issued' : 'concept',
    issuedAt: run.issuedAt?.toISOString() ?? null,
    resolution: await resolutionOf(db, scope, run.resolutionId),
    ...sumsTold(plan),
    units: plan.units.length,
    persons: countOf(plan.units.reduce((all, u) => all + (u.facts.persons ?? 0n), 0n)),
    ...{ already: plan.already, undivided: plan.undivided, left: countOf(plan.left) },
    doubts: doubtful.slice(0, mostDoubts).map((u) => unitTold(run, u)),
    doubtCount: doubtful.length,
    byMail: reach.byMail,
    onPaper: reach.onPaper.map((u) => ({ id: u.facts.id, unit: u.facts.label })),
    corrections: (await correctionsOf(db, scope, id)).map((c) => ({
      ...{ unit: c.unit, month: c.month, amount: moneyText(BigInt(c.amount)), reason: c.reason },
      ...{ madeAt: new Date(c.made_at).toISOString(), madeBy: c.made_name },
    })),
    fingerprint: fingerprintOf(run, plan),
    updatedAt: stamp(run.version, run.updatedAt),
    may: { edit: writes && run.issuedAt === null, correct: writes && run.issuedAt !== null },
  };
}

/** One page of what each unit pays. */
export async function unitsTold(
  { db, scope }: At,
  id: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<RunUnits> {
  refuseOthers(scope);
  const run = await runSeen(db, scope, id);
  const plan = await planOf(db, scope, run);
  return {
    units: inGroups(plan)
      .slice(offset, offset + limit)
      .map((u) => unitTold(run, u)),
    total: plan.units.length,
  };
}
