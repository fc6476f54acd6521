import { dayIn } from '#contract/base/time/dates.ts';
import type { Portal } from '../base/http/handler.ts';
import { memberOf, type SampleAt } from '../sample/acting.ts';
import { addRequest } from './issue/queries.ts';
import { issue } from './issue/steps.ts';
import { unitsOfSample } from './queries-sample.ts';

const keeper = { lipova: 'vybor@lipova.example', dlouha: 'sprava@spravce.example' } as const;

/** A confirmation of a unit that owes something, and a request of an owner that waits; nobody is mailed. */
export async function furnishClearances(portal: Portal, at: SampleAt): Promise<void> {
  if (at.house === 'prazdna') return;
  const memberId = await memberOf(at, keeper[at.house]);
  const [owing, asking] = await unitsOfSample(at);
  const as = (id: number, name: string) => ({ ...at, scope: { ...at.scope, memberId: id, actorId: id, name } });
  // Drawing a paper takes a while: one house shows how it looks.
  if (owing && at.house === 'lipova')
    await issue(portal, as(memberId, 'výbor'), { unitId: owing.id, date: dayIn(at.now), lang: 'cs' });
  if (asking) await addRequest(as(asking.memberId, asking.name), asking.id, 'Byt prodáváme na jaře.');
}
