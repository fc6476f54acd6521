import { sql } from 'drizzle-orm';
import type { Day } from '#contract/base/time/dates.ts';
import type { Portal } from '../base/http/handler.ts';
import { insolvencyBy } from '../base/registers/insolvency.ts';
import { simulatedInsolvency } from '../base/registers/insolvency-simulated.ts';
import { memberOf, type SampleAt } from '../sample/acting.ts';
import { askFor, debtorOf, keepQuietly } from './asking/steps.ts';
import { changeWatch, watchHeld } from './rows/queries.ts';
import { beginWatch } from './steps.ts';

type Watched = { lastName?: string; companyName?: string; birthDate?: Day; purpose: string };
const inTime = 'V minulých letech platby opakovaně chyběly.';
const watched: readonly Watched[] = [
  { lastName: 'Sedlařík', birthDate: '1979-03-14', purpose: inTime },
  { companyName: 'Lipnická realitní s.r.o.', purpose: inTime },
  { lastName: 'Humlíček', birthDate: '1974-01-09', purpose: 'Soud vedl oddlužení, chceme vědět, zda neběží další.' },
  { lastName: 'Krejčí', birthDate: '1988-04-21', purpose: inTime },
];

async function idOf(
  { db, scope }: SampleAt,
  { lastName = '', companyName = '' }: Watched,
): Promise<number | undefined> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select m.id from member m where m.svj_id = ${scope.svjId} and (m.last_name = ${lastName} or m.company_name = ${companyName})
    order by m.id limit 1`);
  return rows[0]?.id;
}

/**
 * The committee watches a few owners; the register of the sample knows some of them. Nobody is mailed, and the real register
 * is never asked for people who do not exist.
 */
export async function furnishInsolvency(_: Portal, at: SampleAt): Promise<void> {
  if (at.house !== 'lipova') return;
  const memberId = await memberOf(at, 'predseda@lipova.example');
  const own = { db: at.db, now: at.now, scope: { ...at.scope, memberId, actorId: memberId } };
  const client = insolvencyBy(simulatedInsolvency, { simulated: true, spacing: 0 });
  for (const one of watched) {
    const userId = await idOf(at, one);
    if (userId === undefined) continue;
    const { id, owner } = await beginWatch(own, { userId, birthDate: one.birthDate ?? null, purpose: one.purpose });
    const begun = new Date(at.now.getTime() - 20 * 24 * 3600_000);
    await changeWatch(at.db, at.scope, id, { createdAt: begun, purposeAt: begun, informedAt: begun });
    const watch = await watchHeld(at.db, at.scope, id);
    const debtor = debtorOf(watch, owner);
    const came =
      debtor &&
      (await askFor(
        client,
        debtor,
        () => at.now,
        async () => true,
      ));
    if (debtor && came) await keepQuietly(own, watch, { debtor, rhythm: 'daily' }, came);
  }
}
