import type { ClosedTo } from '#contract/base/files/chosen.ts';
import { whyNotChanged } from '#contract/reports/rules.ts';
import type { ReportAim } from '#contract/reports/schema.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { closedAmong } from '../../documents/attached/queries-closed.ts';
import { reportSeen } from '../rows/queries.ts';
import { askerOf, readersOfAim } from '../rows/queries-seen.ts';
import { refuseWhen } from '../rows/steps-refusing.ts';

type At = { db: Db; scope: Scope; now: Date };

/** Who of those who would read the report will not open these documents; of one that stands for whoever may change it. */
export async function closedToReaders(
  at: At,
  { documents, ...aim }: ReportAim & { documents: readonly number[] },
): Promise<ClosedTo> {
  const r = aim.reportId === null ? null : await reportSeen(at.db, at.scope, aim.reportId);
  if (r) refuseWhen(whyNotChanged(r, askerOf(at.scope)));
  return closedAmong(at, readersOfAim(at.scope, aim, r), documents);
}
