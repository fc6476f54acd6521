import { stamp } from '#contract/base/calls/ids.ts';
import { Refused } from '#contract/refusals.ts';
import type { ResolutionDetail } from '#contract/resolutions/schema.ts';
import type { Asking } from '../../base/files/files.ts';
import type { Portal } from '../../base/http/handler.ts';
import { chosenOf } from '../../documents/attached/steps.ts';
import { rowOf } from '../listing/queries.ts';
import { seesAll } from '../rows/queries.ts';
import { historyOf, reportsOf, votesOf } from './queries.ts';
import { enteredOf } from './queries-voted.ts';
import { resultOf, sectionOf } from './steps-result.ts';

/** One resolution as the asker may read it. */
export async function detailOf(portal: Portal, at: Asking, id: number): Promise<ResolutionDetail> {
  const { db, scope, session } = at;
  const [entered] = await enteredOf(db, scope, [id]);
  const row = await rowOf(db, scope, id);
  if (!entered || !row) throw new Refused('RESOLUTION.NOT_FOUND');
  const { r } = entered;
  return {
    ...row,
    wording: entered.point.description,
    section: sectionOf(entered),
    result: resultOf(entered, session.lang),
    ...{ settledOn: r.settledOn, note: r.note },
    reports: await reportsOf(db, scope, id),
    votes: await votesOf(db, scope, id),
    files: (await chosenOf(portal, at, 'resolution', [id])).get(id) ?? [],
    history: await historyOf(db, scope, id),
    updatedAt: stamp(r.version, r.updatedAt),
    may: { edit: seesAll(scope) && scope.mayWrite && scope.memberId !== null },
  };
}
