import { stamp } from '#contract/base/calls/ids.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { isInside, mayOf } from '#contract/reports/rules.ts';
import { daysOver } from '#contract/reports/rules-deadlines.ts';
import type { ReportDetail, ReportStream } from '#contract/reports/schema.ts';
import { type Asking, filesOf } from '../../base/files/files.ts';
import { pictureAddress } from '../../base/files/pictures.ts';
import type { Portal } from '../../base/http/handler.ts';
import { commentsOf } from '../../comments/queries.ts';
import { chosenOf } from '../../documents/attached/steps.ts';
import { wayOf } from '../../follow/queries.ts';
import { type Report, reportSeen, seesNames, workOf } from '../rows/queries.ts';
import { historyOf } from '../rows/queries-history.ts';
import { askerOf, seesAll } from '../rows/queries-seen.ts';
import { aroundOf, readersOfPrivate, relatedTo } from './queries.ts';

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** Which mails the asker gets: until they say, who reported and who solves it is told of everything. */
async function followOf({ db, scope }: Asking, r: Report): Promise<ReportDetail['follow']> {
  const me = scope.memberId;
  if (me === null) return null;
  const said = (await wayOf(db, scope, { owner: 'report', ownerId: r.id }, [me])).get(me);
  return said ?? (r.ownerId === me || r.solverId === me ? 'follows' : 'mentions');
}

function streamOf(portal: Portal, at: Asking, r: Report, stream: ReportStream) {
  const stands = { administers: seesAll(at.scope), apart: false, takes: r.status !== 'archive' };
  return commentsOf(portal, at, { owner: 'report', ownerId: r.id, stream, ...stands });
}

/** What was said to it: with the neighbours, and inside the committee to who administers reports alone. */
async function saidTo(portal: Portal, at: Asking, r: Report) {
  const house = await streamOf(portal, at, r, 'house');
  const inner = seesAll(at.scope) ? await streamOf(portal, at, r, 'inner') : null;
  return {
    comments: house.comments,
    commentCount: house.total,
    inner: inner && { comments: inner.comments, total: inner.total },
    innerCount: inner?.total ?? null,
  };
}

/** Who reported it, solves it and solved it, as the asker may know them. */
async function peopleOf(portal: Portal, at: Asking, r: Report) {
  const { owner, solver, solvedBy, ...around } = await aroundOf(at.db, at.scope, r.id);
  const pictured = <P extends { avatar: string | null }>(who: P | null) =>
    who && { ...who, avatar: pictureAddress(portal, at, who.avatar) };
  const called = (who: { id: number; full_name: string } | null) => who && { id: who.id, full_name: who.full_name };
  const mine = r.ownerId !== null && r.ownerId === at.scope.memberId;
  const author = seesNames(at.scope) || mine ? owner : null;
  return {
    ...around,
    mine,
    owner: called(author),
    author: pictured(author),
    solver: called(solver),
    solverPerson: pictured(solver),
    solvedBy: called(solvedBy),
  };
}

const lastOf = (r: Report, inside: boolean): string =>
  (inside && r.innerAt && r.innerAt > r.lastAt ? r.innerAt : r.lastAt).toISOString();

/** One report as the asker may read it. */
export async function detailOf(portal: Portal, at: Asking, id: number): Promise<ReportDetail> {
  const { db, scope, session } = at;
  const r = await reportSeen(db, scope, id);
  const asker = askerOf(scope);
  const { title, description, type, status, visibility, solution, outcome, source } = r;
  return {
    ...{ id, title, description, type, status, visibility, solution, outcome, source },
    ...(await peopleOf(portal, at, r)),
    ...(await saidTo(portal, at, r)),
    ...(await relatedTo(db, scope, r)),
    createdAt: r.createdAt.toISOString(),
    lastAt: lastOf(r, seesAll(scope)),
    work: workOf(r),
    solvingAt: iso(r.solvingAt),
    solvedAt: iso(r.solvedAt),
    archivedAt: iso(r.archivedAt),
    dueOn: r.dueOn,
    verdict: r.verdict,
    verdictAt: iso(r.verdictAt),
    afterId: r.afterId,
    daysOver: daysOver(r, dayIn(at.now)),
    updatedAt: stamp(r.version, r.updatedAt),
    attachments: (await filesOf(portal, at, 'report', [id], { all: true })).get(id) ?? [],
    files: (await chosenOf(portal, at, 'report', [id])).get(id) ?? [],
    history: await historyOf(db, scope, r, session.lang),
    readers: visibility === 'private' && isInside(r, asker) ? await readersOfPrivate(db, scope, id) : null,
    follow: await followOf(at, r),
    may: mayOf(r, asker),
  };
}
