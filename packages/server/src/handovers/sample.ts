import { sql } from 'drizzle-orm';
import { dayIn } from '#contract/base/time/dates.ts';
import { linkDays } from '#contract/handovers/rules.ts';
import type { Portal } from '../base/http/handler.ts';
import { hashToken, newToken } from '../base/secrets/tokens.ts';
import { reportSeen } from '../reports/rows/queries.ts';
import { keepHistory } from '../reports/rows/queries-history.ts';
import { setWork } from '../reports/writing/steps-work.ts';
import { memberOf, type SampleAt } from '../sample/acting.ts';
import { addHandover } from './rows/queries.ts';

const day = 24 * 3600_000;

/** One report of the sample is with a plumber, who said when he comes. */
export async function furnishHandovers(_: Portal, { house, ...at }: SampleAt): Promise<void> {
  if (house !== 'lipova') return;
  const { db, scope, now } = at;
  const { rows } = await db.execute<{ report: number; firm: number; name: string }>(sql`
    select r.id as report, c.id as firm, c.company_name as name from report r, contact c
    where r.svj_id = ${scope.svjId} and c.svj_id = r.svj_id and r.title = 'Kape voda ze stoupačky ve sklepě'
      and c.company_name = 'Instalatérství Koutný'`);
  const [found] = rows;
  if (!found) throw new Error('there is no report to hand over, or nobody to take it');
  const given = new Date(now.getTime() - 5 * day);
  const by = { ...scope, memberId: await memberOf(at, 'sprava@spravce.example') };
  const link = { tokenHash: hashToken(newToken()), expiresAt: new Date(given.getTime() + linkDays * day) };
  const note = 'Klíč od sklepa je ve schránce u dveří, kód má pan správce.';
  await addHandover(
    db,
    by,
    { reportId: found.report, contactId: found.firm, email: 'koutny@voda.example', note, messageId: null, ...link },
    given,
  );
  await keepHistory(db, by, found.report, 'handedOver', [{ field: 'firm', after: found.name }], given);
  const comes = { day: dayIn(new Date(now.getTime() + 2 * day)), from: 7, to: 9 };
  const said = new Date(given.getTime() + day / 4);
  await setWork({ db, scope, now: said }, await reportSeen(db, scope, found.report), comes);
}
