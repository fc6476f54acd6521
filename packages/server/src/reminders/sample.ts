import { dayIn } from '#contract/base/time/dates.ts';
import { addDays } from '#contract/base/time/working-days.ts';
import type { Portal } from '../base/http/handler.ts';
import { memberOf, type SampleAt } from '../sample/acting.ts';
import { agree } from './instalments/steps.ts';
import { planOf } from './plan/steps.ts';
import { keepSent } from './send/steps.ts';

const keeper = { lipova: 'vybor@lipova.example', dlouha: 'sprava@spravce.example' } as const;
/** So long ago the first reminder went; its time to pay is over. */
const before = 40;
/** So long ago instalments were agreed, and so long the first one has yet. */
const agreed = { before: 5, first: 20 };

/** Who owed then was reminded once, and in one house one of them agreed on instalments since; nobody is mailed. */
export async function furnishReminders(_: Portal, at: SampleAt): Promise<void> {
  if (at.house === 'prazdna') return;
  const memberId = await memberOf(at, keeper[at.house]);
  const scope = { ...at.scope, memberId, actorId: memberId, name: 'výbor' };
  const ago = (days: number) => ({
    db: at.db,
    scope,
    now: new Date(`${addDays(dayIn(at.now), -days)}T09:00:00Z`),
  });
  const then = ago(before);
  const { today, due } = await planOf(then);
  if (due.length > 0) await keepSent(then, today, due);
  const [one] = due;
  if (at.house === 'dlouha' && one) {
    const first = addDays(dayIn(at.now), agreed.first);
    await agree(ago(agreed.before), { id: one.unitId, number: one.unit }, { count: 4, first });
  }
}
