import { Refused } from '#contract/refusals.ts';
import type { Db } from '../base/db/db.ts';
import { copyFiles } from '../base/files/file-copying.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { buildCensus } from '../census/steps.ts';
import { copyAttached } from '../documents/attached/queries.ts';
import { voteSeen } from '../motions/queries.ts';
import * as q from '../motions/queries-points.ts';
import { keptRuleOf } from '../motions/steps-rules.ts';
import { refreshEntry } from './steps.ts';

type At = { db: Db; scope: Scope; now: Date };

/** A draft with the settings, points and files of a cancelled vote, tied to it; its times are to be set anew. */
export async function draftAgain(portal: Portal, { db, scope, now }: At, id: number): Promise<number> {
  const old = await voteSeen(db, scope, id);
  if (old.cancelledAt === null) throw new Refused('VOTE.ERRORS.NOT_CANCELLED');
  const settings = q.settingsAgain(old);
  const fresh = await q.addVote(db, scope, settings, now);
  const points = await q.pointsOf(db, scope, id);
  const written = points.map((p) => ({ id: null, name: p.name, description: p.description, rule: keptRuleOf(p) }));
  const ids = await q.keepPoints(db, scope, fresh, written, now);
  const pairs = points.map((p, i) => ({ from: p.id, to: ids[i] as number }));
  await copyFiles(portal, db, scope, 'vote_point', pairs, now);
  const point = (ownerId: number) => ({ owner: 'vote_point', ownerId });
  for (const { from, to } of pairs) await copyAttached(db, scope, point(from), point(to), { holds: false });
  await refreshEntry(db, scope, fresh, settings);
  await buildCensus(db, scope, fresh, now);
  await record(db, scope, now, { noun: 'votes', nounId: fresh, verb: 'create', detail: { replaces: id } });
  return fresh;
}
