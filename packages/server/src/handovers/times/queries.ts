import { sql } from 'drizzle-orm';
import type { FirmTimes } from '#contract/handovers/schema-times.ts';
import type { TimesAsked } from '#contract/reports/schema-times.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { seen as contactSeen } from '../../contacts/rows/queries.ts';
import { asMeasured, type MeasuredRow, measure, mendedIn } from '../../reports/near/queries-times.ts';
import { contactsCalled } from '../giving/queries.ts';

/**
 * How long firms took for what was mended in those days, those with the most first, at most 100; each report counts for the firm
 * that had it to its end. Firms that the asker may not open are one line without a name.
 */
export async function timesOfFirms(db: Db, scope: Scope, asked: TimesAsked): Promise<FirmTimes> {
  const { rows } = await db.execute<MeasuredRow & { firm: number | null }>(sql`
    select contact.id as firm, ${measure(sql`h.created_at`)}
    from report join handover h on h.svj_id = report.svj_id and h.report_id = report.id and h.ended_at is null
    left join contact on contact.id = h.contact_id and ${contactSeen(scope)}
    where ${mendedIn(scope, asked)}
    group by contact.id order by contact.id is null, count(*) desc, contact.id limit 101`);
  const named = await contactsCalled(
    db,
    scope,
    rows.flatMap(({ firm }) => (firm === null ? [] : [firm])),
  );
  return {
    firms: rows.map(({ firm, ...row }) => ({
      firm: firm === null ? null : (named.get(firm) ?? null),
      ...asMeasured(row),
    })),
  };
}
