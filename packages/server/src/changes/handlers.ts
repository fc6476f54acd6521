import { window } from '#contract/base/calls/paging.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import type { changes } from '#contract/changes/endpoints.ts';
import { sidesOf } from '#contract/changes/rules-shown.ts';
import type { ChangeView, RequestLine, RequestView } from '#contract/changes/schema.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { newestReading, pendingOf } from '../cadastre/rows/queries.ts';
import type { Around } from '../define-noun.ts';
import { type At, type Compared, compare, type Judged } from './comparing/steps.ts';
import { consequencesOf } from './comparing/steps-consequences.ts';
import { compareAgain } from './hearing/steps.ts';
import * as q from './rows/queries.ts';
import type { Request } from './rows/tables.ts';
import { tellOfComment } from './telling/notices.ts';
import {
  acceptRequest,
  decideOne,
  handOver,
  mayChange,
  mustChange,
  openOf,
  sayWho,
  takeWriting,
  undoRequest,
} from './writing/steps.ts';
import { lastDay } from './writing/steps-back.ts';

type Names = ReadonlyMap<number, string>;
type Line = Pick<Request, 'id' | 'origin' | 'name' | 'state' | 'createdAt' | 'createdBy' | 'closedAt' | 'closedBy'>;
const iso = (at: Date | null) => at?.toISOString() ?? null;

const lineOf = (names: Names, r: Line): RequestLine => ({
  id: r.id,
  origin: r.origin,
  name: r.name,
  state: r.state,
  createdAt: r.createdAt.toISOString(),
  createdBy: names.get(r.createdBy ?? 0) ?? '',
  closedAt: iso(r.closedAt),
  closedBy: names.get(r.closedBy ?? 0) ?? '',
});

function viewOf(
  names: Names,
  today: string,
  { house }: Compared,
  { group, decision: d }: Judged,
): Omit<ChangeView, 'consequences'> {
  const { key, kind, units, isDated, isSecond, isSound, questions, said } = group;
  const by = d && (names.get(d.decidedBy ?? 0) ?? '');
  return {
    ...{ key, kind, units, isDated, isSecond, isSound, questions },
    ...sidesOf(group, house),
    said: said !== null && said <= today ? said : null,
    decision: d && {
      accept: d.accept,
      reason: d.reason,
      day: d.validFrom,
      by: by ?? '',
      at: d.decidedAt.toISOString(),
    },
  };
}

async function requestView(at: At, { lives }: Around, id: number): Promise<RequestView> {
  const { db, scope, now } = at;
  const request = await q.requestOf(db, scope, id);
  const seen = await compare(at, request);
  const said = await q.commentsOf(db, scope, id);
  const who = [request.createdBy, request.closedBy, request.handedBy, ...said.map((c) => c.saidBy)];
  const names = await q.namesOf(db, scope, [...who, ...seen.judged.map((j) => j.decision?.decidedBy ?? null)]);
  const changes: ChangeView[] = [];
  for (const j of seen.judged)
    changes.push({ ...viewOf(names, dayIn(now), seen, j), consequences: await consequencesOf(at, lives, seen, j) });
  const last = request.state === 'accepted' && request.closedAt ? lastDay(request.closedAt) : null;
  return {
    ...lineOf(names, request),
    ...{ source: request.source, asOf: iso(request.asOf), readAt: iso(request.readAt) },
    seals: request.closedAt === null ? [...(await pendingOf(db, scope))] : [],
    handedAt: iso(request.handedAt),
    handedBy: names.get(request.handedBy ?? 0) ?? '',
    isHandedByMe: request.handedBy !== null && request.handedBy === scope.memberId,
    mayWrite: mayChange(scope),
    units: { differing: new Set(seen.judged.flatMap((j) => j.group.units)).size, total: seen.house.units.length },
    sum: seen.sum,
    fingerprint: seen.fingerprint,
    today: dayIn(now),
    changes,
    written: seen.written.map(({ unit, names: of, ours, theirs }) => ({ unit, names: of, ours, theirs })),
    outcome: request.outcome ?? [],
    undoUntil: last && last >= dayIn(now) ? last : null,
    undoneAt: iso(request.undoneAt),
    comments: said.map((c) => ({
      id: c.id,
      text: c.text,
      by: names.get(c.saidBy ?? 0) ?? '',
      at: c.saidAt.toISOString(),
    })),
  };
}

type Verb = 'open' | 'find' | 'write' | 'hand' | 'accept' | 'leave' | 'undo';
const log = ({ db, scope, now }: At, verb: Verb, nounId: number) =>
  record(db, scope, now, { noun: 'changes', nounId, verb });

export const changeHandlers = (portal: Portal, around: Around): Handlers<typeof changes> => ({
  async list({ db, scope }, page) {
    const { rows, total } = await q.listOf(db, scope, window(page));
    const names = await q.namesOf(
      db,
      scope,
      rows.flatMap((r) => [r.createdBy, r.closedBy]),
    );
    const last = await newestReading(db, scope);
    return {
      requests: rows.map((r) => lineOf(names, r)),
      total,
      reading: last && { source: last.source, at: last.at.toISOString() },
      mayWrite: mayChange(scope),
    };
  },

  one: (at, { id }) => requestView(at, around, id),

  async open(at, { importId }) {
    mustChange(at.scope);
    const id = await openOf(at, importId);
    await log(at, 'open', id);
    return { id };
  },

  async again(at) {
    mustChange(at.scope);
    const { id, isNew } = await compareAgain(at);
    if (id !== null && isNew) await log(at, 'find', id);
    return { id };
  },

  async write(at, { id }) {
    mustChange(at.scope);
    await takeWriting(at, id);
    await log(at, 'write', id);
    return null;
  },

  async decide(at, input) {
    mustChange(at.scope);
    await decideOne(at, input);
    return null;
  },

  async who(at, input) {
    mustChange(at.scope);
    await sayWho(at, input);
    return null;
  },

  async hand(at, { id, fingerprint }) {
    mustChange(at.scope);
    await handOver(at, id, fingerprint);
    await log(at, 'hand', id);
    return null;
  },

  async accept(at, { id, fingerprint }) {
    mustChange(at.scope);
    const written = await acceptRequest(at, portal, around.hears, id, fingerprint);
    await log(at, written > 0 ? 'accept' : 'leave', id);
    return null;
  },

  async undo(at, { id }) {
    mustChange(at.scope);
    await undoRequest(at, around.hears, id);
    await log(at, 'undo', id);
    return null;
  },

  async comment(at, { id, text }) {
    const { db, scope, now } = at;
    mustChange(scope);
    await q.requestOf(db, scope, id);
    const commentId = await q.addComment(db, scope, id, text, now);
    await tellOfComment(portal, at, commentId);
    return { id: commentId };
  },

  remade: { open: async (_, id) => ({ id }), comment: async (_, id) => ({ id }) },
});
