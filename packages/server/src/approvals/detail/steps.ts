import { askedNow, neededOf, outcomesOf, whyNotDecided } from '#contract/approvals/rules.ts';
import { isOverLimit } from '#contract/approvals/rules-limit.ts';
import type { ApprovalDetail, Approver } from '#contract/approvals/schema.ts';
import { stamp } from '#contract/base/calls/ids.ts';
import { moneyText } from '#contract/base/money/amount.ts';
import { type Asking, filesOf } from '../../base/files/files.ts';
import { pictureAddress } from '../../base/files/pictures.ts';
import type { Portal } from '../../base/http/handler.ts';
import { nameOf } from '../../base/people/people.ts';
import { commentsOf } from '../../comments/queries.ts';
import { chosenOf } from '../../documents/attached/steps.ts';
import { wayOf } from '../../follow/queries.ts';
import { type Approval, approvalSeen, type Place, placesOf, seesAll } from '../rows/queries.ts';
import { actingOf } from '../rows/queries-acting.ts';
import { limitOf } from '../rows/queries-limit.ts';
import { chairIdOf, personOf } from '../rows/queries-people.ts';
import { aroundOf, historyOf } from './queries.ts';
import { approvalTalk } from './queries-talk.ts';

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** Which mails the asker gets: until they say, who asked and who decides are told of everything. */
async function followOf(
  { db, scope }: Asking,
  a: Approval,
  places: readonly Place[],
): Promise<ApprovalDetail['follow']> {
  const me = scope.memberId;
  if (me === null) return null;
  const said = (await wayOf(db, scope, { owner: 'approval', ownerId: a.id }, [me])).get(me);
  return said ?? (a.authorId === me || places.some((p) => p.memberId === me) ? 'follows' : 'mentions');
}

async function commentsIn(portal: Portal, at: Asking, { id }: Approval) {
  const stands = { administers: seesAll(at.scope), apart: false, takes: true };
  const what = { owner: 'approval', ownerId: id, stream: approvalTalk.streams[0], ...stands };
  const { comments, total } = await commentsOf(portal, at, what);
  return { comments, commentCount: total };
}

type Standing = { a: Approval; places: Place[]; chairId: number | null; around: Awaited<ReturnType<typeof aroundOf>> };

/** Somebody of those around the request, by name. */
function namedIn({ people }: Standing['around'], id: number) {
  const person = people.find((p) => p.id === id);
  return person ? { id, full_name: nameOf(person).full_name } : null;
}

function approversOf(portal: Portal, at: Asking, { a, places, chairId, around }: Standing): Approver[] {
  const people = new Map(around.people.map((p) => [p.id, p]));
  const asked = new Set(a.status === 'waiting' ? askedNow(a, places) : []);
  return places.map((p) => {
    const person = p.memberId === null ? undefined : people.get(p.memberId);
    const isChairNow = a.status === 'waiting' && p.memberId !== null && p.memberId === chairId;
    return {
      ...{ id: p.id, status: p.status, note: p.note, decidedAt: iso(p.decidedAt), isAsked: asked.has(p) },
      stoodBy: p.stoodBy === null ? null : namedIn(around, p.stoodBy),
      user: person ? personOf(person, (avatar) => pictureAddress(portal, at, avatar)) : null,
      isChair: a.rule === 'chair' && (p.asChair || isChairNow),
      isLost: a.status === 'waiting' && p.status === 'waiting' && !person?.able,
      isMe: p.memberId !== null && p.memberId === at.scope.memberId,
    };
  });
}

/** What the statutes say of a request with an amount. */
async function limitFor({ db, scope }: Asking, { amount }: Approval): Promise<ApprovalDetail['limit']> {
  const limit = amount === null ? null : await limitOf(db, scope);
  return limit && { ...limit, isOver: isOverLimit(amount, limit) };
}

function toldOf(a: Approval, places: readonly Place[], mine: Place | undefined, waitsForMe: boolean) {
  return {
    ...{ id: a.id, title: a.title, notes: a.notes, status: a.status, rule: a.rule, dueOn: a.dueOn },
    withdrawn: a.withdrawnReason !== null,
    amount: a.amount === null ? null : moneyText(a.amount),
    supplier: { ico: a.supplierIco, name: a.supplierName },
    createdAt: a.createdAt.toISOString(),
    decidedAt: iso(a.decidedAt),
    updatedAt: stamp(a.version, a.updatedAt),
    needed: neededOf(a, places.length),
    decidedCount: places.filter((p) => p.status !== 'waiting').length,
    askedCount: places.length,
    mine: mine?.status ?? null,
    waitsForMe,
  };
}

/** One request as the asker may read it. */
export async function detailOf(portal: Portal, at: Asking, id: number): Promise<ApprovalDetail> {
  const { db, scope } = at;
  const a = await approvalSeen(db, scope, id);
  const places = await placesOf(db, scope, id);
  const chairId = a.rule === 'chair' ? await chairIdOf(db, scope) : null;
  const around = await aroundOf(db, scope, id);
  const me = scope.memberId;
  const mine = await actingOf(db, scope, a, places);
  const instead = mine && mine.memberId !== me ? mine.memberId : null;
  const decides = mine !== undefined && whyNotDecided({ ...a, chairId }, places, mine.memberId) === null;
  const opensAll = seesAll(scope) || mine !== undefined || (me !== null && places.some((p) => p.stoodBy === me));
  const administers = seesAll(scope) && me !== null && a.status === 'waiting';
  const author = around.author && personOf(around.author, (avatar) => pictureAddress(portal, at, avatar));
  const { withdrawer } = around;
  return {
    ...toldOf(a, places, mine, decides && mine?.status === 'waiting'),
    limit: await limitFor(at, a),
    author: author && { id: author.id, full_name: author.full_name },
    authorPerson: author,
    approvers: approversOf(portal, at, { a, places, chairId, around }),
    attachments: (await filesOf(portal, at, 'approval', [id], { all: opensAll })).get(id) ?? [],
    files: (await chosenOf(portal, at, 'approval', [id])).get(id) ?? [],
    closedFiles: opensAll ? 0 : around.closedFiles,
    ...(await commentsIn(portal, at, a)),
    history: await historyOf(db, scope, id),
    withdrawal:
      a.withdrawnReason === null || a.decidedAt === null
        ? null
        : {
            at: a.decidedAt.toISOString(),
            reason: a.withdrawnReason,
            by: withdrawer && { id: withdrawer.id, full_name: nameOf(withdrawer).full_name },
          },
    standsFor: instead === null ? null : namedIn(around, instead),
    outcomes: decides ? outcomesOf({ ...a, chairId }, places, mine.memberId ?? 0) : null,
    follow: await followOf(at, a, places),
    may: {
      decide: decides,
      withdraw: administers,
      remove: administers && places.every((p) => p.status === 'waiting'),
      replace: administers,
      comment: scope.mayWrite,
    },
  };
}
