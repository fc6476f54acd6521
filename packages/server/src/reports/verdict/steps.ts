import { Refused } from '#contract/refusals.ts';
import { whyNotJudged } from '#contract/reports/rules.ts';
import type { Verdict } from '#contract/reports/schema.ts';
import type { Db } from '../../base/db/db.ts';
import type { Asking as FilesAsking } from '../../base/files/files.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { type Report, reportSeen } from '../rows/queries.ts';
import { keepHistory } from '../rows/queries-history.ts';
import { askerOf } from '../rows/queries-seen.ts';
import { maySolve } from '../rows/queries-solvers.ts';
import { refuseWhen } from '../rows/steps-refusing.ts';
import { tellTo } from '../telling/notices.ts';
import { changeReport } from '../writing/queries.ts';
import { fileReport } from '../writing/steps-writing.ts';
import { heldToAsk, keepAsking, reporterOf } from './queries.ts';

type At = { db: Db; scope: Scope; now: Date };
const day = 24 * 3600_000;

/**
 * Asks its reporter, once, whether it is mended; null where another server is at it. Who has filed one that follows it has said
 * so already. A house that switched reports off asks nobody, and is looked at again tomorrow.
 */
export async function askOf(portal: Portal, at: At, id: number): Promise<number | null> {
  const { db, scope, now } = at;
  const held = await heldToAsk(db, scope, id, now);
  if (!held) return null;
  if (!scope.enabled.includes('reports')) {
    await keepAsking(db, scope, id, { askAt: new Date(now.getTime() + day), askedAt: null });
    return 0;
  }
  await keepAsking(db, scope, id, { askAt: null, askedAt: held.followed ? null : now });
  return held.followed ? 0 : tellTo(portal, at, id, 'asked', reporterOf(scope, id));
}

/** Files what follows a report that is not mended: at the same place, of the same kind, for the same people. */
async function fileAgain(portal: Portal, at: FilesAsking, r: Report, description: string): Promise<Report> {
  const { title, type, visibility, entranceId, floor, unitId, commonSpace } = r;
  const solver = r.solverId !== null && (await maySolve(at.db, at.scope, r.solverId)) ? r.solverId : null;
  return fileReport(portal, at, {
    ...{ title, description, type, visibility, entranceId, floor, unitId, commonSpace },
    ...{
      solverId: solver,
      followsId: r.id,
      replyId: null,
      sharesReporter: r.sharesReporter,
      fileIds: [],
      documents: [],
    },
  });
}

/** Keeps what its reporter says, once; what is not mended is never opened again, another report follows it. */
export async function judge(portal: Portal, at: FilesAsking, { id, verdict, sentence }: Verdict) {
  const { db, scope, now } = at;
  const r = await reportSeen(db, scope, id, 'lock');
  const why = whyNotJudged(r, askerOf(scope));
  if (why === 'notAsked') throw new Refused('REPORT.ERRORS.NOT_ASKED');
  if (why === 'judged') throw new Refused('REPORT.ERRORS.JUDGED');
  refuseWhen(why);
  const judged = await changeReport(db, scope, r, { verdict, verdictAt: now }, now);
  await keepHistory(db, scope, id, 'verdict', [{ field: 'verdict', after: verdict }], now);
  return { judged, next: verdict === 'not_mended' ? await fileAgain(portal, at, judged, sentence) : null };
}
