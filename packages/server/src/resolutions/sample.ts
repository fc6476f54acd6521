import { sql } from 'drizzle-orm';
import { stamp } from '#contract/base/calls/ids.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { addDays } from '#contract/base/time/working-days.ts';
import { ResolutionChange } from '#contract/resolutions/schema.ts';
import type { Portal } from '../base/http/handler.ts';
import { memberOf, type SampleAt } from '../sample/acting.ts';
import { resolutionSeen } from './rows/queries.ts';
import { keepFulfilment } from './writing/steps.ts';

/** What came of the roof that Lipová decided to mend: somebody sees to it. */
export async function furnishResolutions(portal: Portal, { house, ...at }: SampleAt): Promise<void> {
  if (house !== 'lipova') return;
  const { db, scope, now } = at;
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from resolution where svj_id = ${scope.svjId} and adopted order by year, number limit 1`);
  if (!rows[0]) return;
  // Who takes it themself is not mailed.
  const by = await memberOf(at, 'vybor@lipova.example');
  const r = await resolutionSeen(db, scope, rows[0].id);
  const given = {
    ...{ id: r.id, updatedAt: stamp(r.version, r.updatedAt), state: 'open' },
    ...{ responsibleId: by, dueOn: addDays(dayIn(now), 45) },
    note: 'Smlouva je podepsaná, firma nastoupí, jakmile se oteplí.',
  };
  const later = new Date(now.getTime() - 12 * 24 * 3600_000);
  await keepFulfilment(portal, { db, scope: { ...scope, memberId: by }, now: later }, ResolutionChange.parse(given));
}
