import { sql } from 'drizzle-orm';
import type { Out } from '#contract/base/calls/endpoint.ts';
import type { documentStanding } from '#contract/documents/endpoints-standing.ts';
import { may } from '../../base/http/gate.ts';
import { standingOf } from '../../confirmations/accepts/queries.ts';
import { asking } from '../../confirmations/accepts/steps.ts';
import type { At } from '../rows/queries.ts';
import { seenDocuments, withFolder } from '../rows/queries-seen.ts';
import { askedDocuments } from './queries.ts';

type Unconfirmed = Out<typeof documentStanding.standing>['unconfirmed'];
/** Of the latest that ask, those that somebody is yet to confirm are looked for. */
const mostLooked = 5;
const mostTold = 3;

/** Documents that somebody is yet to confirm, the latest first; none for whom confirmations are not. */
export async function unconfirmedDocuments(at: At): Promise<Unconfirmed> {
  const { db, scope, now } = at;
  if (!may(scope, 'acceptRead', 'r')) return [];
  const { rows } = await db.execute<{ id: number; name: string }>(sql`
    select document.id, document.name from document ${withFolder}
    where document.accept_read and document.file_id is not null and ${seenDocuments(scope, now)}
    order by document.id desc limit ${mostLooked}`);
  const told = await Promise.all(
    rows.map(async (row) => {
      const { done, total, known } = await standingOf(db, scope, await asking(askedDocuments, at, row.id), now);
      return { ...row, done, total: known ? total : 0 };
    }),
  );
  return told.filter(({ done, total }) => done < total).slice(0, mostTold);
}
