import { Refused } from '#contract/refusals.ts';
import { whyNotAlso } from '#contract/reports/rules.ts';
import { type NearAsked, type NearReport, nearText } from '#contract/reports/schema-near.ts';
import type { Db } from '../../base/db/db.ts';
import { type Asking, filesOf } from '../../base/files/files.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { cut } from '../../base/text/cut.ts';
import { followUnlessSaid, keepWay, wayOf } from '../../follow/queries.ts';
import { placeOf, reportSeen } from '../rows/queries.ts';
import { askerOf } from '../rows/queries-seen.ts';
import { refuseWhen } from '../rows/steps-refusing.ts';
import { alsoOf, dropAlso, keepAlso, nearReports } from './queries.ts';

const iso = (at: string) => new Date(at).toISOString();

/** What the report being written may repeat, with words and a picture to know it by. */
export async function nearOf(portal: Portal, at: Asking, asked: NearAsked): Promise<NearReport[]> {
  const rows = await nearReports(at.db, at.scope, asked, at.now);
  const ids = rows.map((r) => r.id);
  const files = await filesOf(portal, at, 'report', ids, { all: true });
  return rows.map((r) => ({
    ...{ id: r.id, title: r.title, text: cut(r.description, nearText), type: r.type, status: r.status },
    place: placeOf(r),
    createdAt: iso(r.created_at),
    solvedAt: r.solved_at && iso(r.solved_at),
    picture: files.get(r.id)?.find((f) => f.previewUrl) ?? null,
    mine: r.owner_id !== null && r.owner_id === at.scope.memberId,
    also: r.also === true,
    alsoCount: Number(r.also_count),
  }));
}

/** The asker has the same trouble and follows it, or no longer does either. */
export async function sayAlso({ db, scope, now }: { db: Db; scope: Scope; now: Date }, id: number, also: boolean) {
  const r = await reportSeen(db, scope, id);
  const what = { owner: 'report', ownerId: id };
  if (also) {
    const why = whyNotAlso(r, askerOf(scope));
    if (why === 'own') throw new Refused('REPORT.ERRORS.ALSO_OWN');
    refuseWhen(why);
    await keepAlso(db, scope, id, now);
    await followUnlessSaid(db, scope, what, now);
  } else if (await dropAlso(db, scope, id)) {
    const me = scope.memberId as number;
    if ((await wayOf(db, scope, what, [me])).get(me) === 'follows') await keepWay(db, scope, what, 'mentions', now);
  }
  return alsoOf(db, scope, id);
}
