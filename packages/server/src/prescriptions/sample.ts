import { dayIn } from '#contract/base/time/dates.ts';
import { yearOf } from '#contract/fees/rules-days.ts';
import { RunInput } from '#contract/prescriptions/schema.ts';
import type { Portal } from '../base/http/handler.ts';
import { memberOf, type SampleAt } from '../sample/acting.ts';
import { prescribe } from './issue/steps.ts';
import { fingerprintOf, planOf } from './plan/steps.ts';
import { runSeen } from './rows/queries.ts';
import { confirmUnits, newRun } from './writing/steps.ts';

const keeper = { lipova: 'vybor@lipova.example', dlouha: 'sprava@spravce.example' } as const;

/** This year's prescription, issued, and that of the next year, not looked through yet. */
export async function furnishPrescriptions(_: Portal, { db, scope, now, house }: SampleAt): Promise<void> {
  if (house === 'prazdna') return;
  const memberId = await memberOf({ db, scope }, keeper[house]);
  const at = { db, scope: { ...scope, memberId, actorId: memberId, name: 'výbor' }, now };
  const year = yearOf(dayIn(now));
  const form = (of: number) =>
    RunInput.parse({
      name: `Předpis na rok ${of}`,
      fromMonth: `${of}-01-01`,
      noResolution: 'Rozpočet schválil výbor.',
    });
  const id = await newRun(at, form(year));
  for (const kind of ['persons', 'noOwner'] as const) await confirmUnits(at, id, kind, null);
  const run = await runSeen(db, scope, id);
  const plan = await planOf(db, scope, run);
  if (plan.units.every((u) => u.doubts.length === 0)) await prescribe(at, id, fingerprintOf(run, plan));
  await newRun(at, form(year + 1));
}
