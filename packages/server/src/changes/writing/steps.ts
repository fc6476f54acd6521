import { dayIn } from '#contract/base/time/dates.ts';
import { sidesOf } from '#contract/changes/rules-shown.ts';
import type { DecisionInput, Kept } from '#contract/changes/schema.ts';
import { isBlocking } from '#contract/imports/reading/rules.ts';
import { type Refusal, Refused } from '#contract/refusals.ts';
import { violated } from '../../base/db/db.ts';
import { may, type Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { countingErrand } from '../../base/start/statistics.ts';
import type { HearsOfPeople } from '../../define-noun.ts';
import { lockImports } from '../../imports/queries.ts';
import { draftById, dropDraft } from '../../imports/rows/queries-drafts.ts';
import { writeImport } from '../../imports/steps.ts';
import type { KeptUnit } from '../../units/bulk/queries-back.ts';
import { rewriteShares } from '../../units/bulk/queries-written.ts';
import { type At, type Compared, compare, type Judged } from '../comparing/steps.ts';
import * as q from '../rows/queries.ts';
import type { Request } from '../rows/tables.ts';
import { keepStood, lastDay, putBack } from './steps-back.ts';

type Hears = Required<HearsOfPeople>;

/** Owners are changed by somebody of the house who may write both units and people. */
export function mayChange(scope: Scope): boolean {
  const both = may(scope, 'rooms', 'rw') && may(scope, 'members', 'rw');
  return scope.memberId !== null && both && may(scope, 'real_estate_cadastre', 'rw');
}
export function mustChange(scope: Scope): void {
  if (!mayChange(scope)) throw new Refused('BASE.ERRORS.NO_PERMISSION');
}

/** A request of a file that was read and has no errors; the import it was is gone. */
export async function openOf({ db, scope, now }: At, importId: number): Promise<number> {
  const draft = await draftById(db, scope, 'house', importId, true);
  if (!draft) throw new Refused('IMPORTS.NOT_FOUND');
  const { source, said, fileName } = draft;
  if (!source.read) throw new Refused('IMPORTS.ERRORS.NOT_MAPPED');
  const dropped = source.kind === 'table' ? source.dropped : [];
  if ([...dropped, ...source.read.problems].some(isBlocking)) throw new Refused('CHANGES.ERRORS.BLOCKED');
  const { building } = source.read;
  const fresh = { origin: 'file' as const, name: fileName, building, corrections: said.corrections };
  const id = await q.addRequest(db, scope, fresh, now);
  const { judged } = await compare({ db, scope, now }, await q.requestOf(db, scope, id));
  if (judged.length === 0) throw new Refused('CHANGES.ERRORS.NOTHING');
  await dropDraft(db, scope, 'house', importId);
  return id;
}

/** The request while it can be decided, held. */
export async function openRequest({ db, scope }: At, id: number): Promise<Request> {
  const request = await q.requestOf(db, scope, id, 'held');
  if (request.closedAt !== null) throw new Refused('CHANGES.ERRORS.CLOSED');
  return request;
}

/** Nobody is to confirm it. */
export const unhanded = { state: 'open', handedBy: null, handedAt: null, handedPrint: null } as const;

function whyNot(group: Judged['group'], { accept, day }: DecisionInput, today: string): Refusal | null {
  if (!accept || !group.isDated) return null;
  if (day === null) return 'CHANGES.ERRORS.DAY';
  return day > today ? 'CHANGES.ERRORS.DAY_FUTURE' : null;
}

/** Keeps what was decided of one change as it is now; whatever was handed over is taken back by that. */
export async function decideOne(at: At, input: DecisionInput): Promise<void> {
  const { db, scope, now } = at;
  const request = await openRequest(at, input.id);
  const { judged } = await compare(at, request);
  const one = judged.find((j) => j.group.key === input.key);
  if (!one) throw new Refused('CHANGES.ERRORS.ENTRY');
  const wrong = whyNot(one.group, input, dayIn(now));
  if (wrong) throw new Refused(wrong, { fields: { day: wrong } });
  if (input.accept && !one.group.isSound) throw new Refused('CHANGES.ERRORS.SUM');
  if (input.accept && one.group.questions.length > 0) throw new Refused('CHANGES.ERRORS.WHO');
  const validFrom = input.accept && one.group.isDated ? input.day : null;
  const said = { key: input.key, mark: one.mark, accept: input.accept, reason: input.reason, validFrom };
  await q.keepDecision(db, scope, { requestId: input.id, ...said }, now);
  if (request.state === 'handed') await q.changeOf(db, scope, input.id, unhanded);
}

/** Keeps who a person of the source is. */
export async function sayWho(at: At, { id, key, memberId }: { id: number; key: string; memberId: number | null }) {
  const { db, scope } = at;
  const request = await openRequest(at, id);
  const { entries, judged } = await compare(at, request);
  const question = judged.flatMap((j) => j.group.questions).find((x) => x.key === key);
  const entry = entries.find((e) => e.key === key);
  const isKnown = memberId === null || question?.candidates.some((c) => c.memberId === memberId);
  if (!question || entry?.noun !== 'person' || !isKnown) throw new Refused('CHANGES.ERRORS.ENTRY');
  const { titleBefore, firstName, lastName, titleAfter, companyName, ico, sex } = entry.source;
  const named = { titleBefore, firstName, lastName, titleAfter, companyName, ico, sex };
  const said = { noun: 'person' as const, ...named, mergeWith: null, memberId };
  await q.changeOf(db, scope, id, { corrections: { ...request.corrections, [key]: said }, ...unhanded });
}

/** Writes shares of the same size as the source of the request does. */
export async function takeWriting(at: At, id: number): Promise<void> {
  const { db, scope, now } = at;
  await lockImports(db, scope);
  const { written } = await compare(at, await openRequest(at, id));
  if (written.length === 0) throw new Refused('CHANGES.ERRORS.NOTHING');
  const fractions = written.map(({ unitId, ownershipId, theirs }) => ({ unitId, ownershipId, share: theirs }));
  await rewriteShares(db, scope, fractions, now);
}

/** The request as it was shown, with everything decided; else it is refused. */
async function decided(at: At, id: number, fingerprint: string): Promise<{ request: Request; seen: Compared }> {
  const request = await openRequest(at, id);
  const seen = await compare(at, request);
  if (seen.fingerprint !== fingerprint) throw new Refused('CHANGES.ERRORS.STALE');
  if (seen.judged.some((j) => j.decision === null)) throw new Refused('CHANGES.ERRORS.UNDECIDED');
  return { request, seen };
}

const accepted = (seen: Compared) => seen.judged.filter((j) => j.decision?.accept);
const needsSecond = (seen: Compared) => accepted(seen).some((j) => j.group.isSecond);

export async function handOver(at: At, id: number, fingerprint: string): Promise<void> {
  const { db, scope, now } = at;
  const { seen } = await decided(at, id, fingerprint);
  if (!needsSecond(seen)) throw new Refused('CHANGES.ERRORS.NOTHING');
  const handed = { handedBy: scope.memberId, handedAt: now, handedPrint: fingerprint };
  await q.changeOf(db, scope, id, { state: 'handed', ...handed });
}

async function outcomeOf({ db, scope }: At, { judged, house }: Compared): Promise<Kept[]> {
  const names = await q.namesOf(
    db,
    scope,
    judged.map((j) => j.decision?.decidedBy ?? null),
  );
  return judged.flatMap(({ group, decision: d }): Kept[] => {
    if (!d) return [];
    const by = names.get(d.decidedBy ?? 0) ?? '';
    const decision = { accept: d.accept, reason: d.reason, day: d.validFrom, by, at: d.decidedAt.toISOString() };
    return [{ key: group.key, kind: group.kind, units: group.units, ...sidesOf(group, house), decision }];
  });
}

/** A share that already changed later than the day would be forgotten. */
function mustBeLatest(units: readonly KeptUnit[], seen: Compared): void {
  const byId = new Map(units.map((u) => [u.id, u]));
  for (const e of seen.entries) {
    const day = e.noun === 'unit' && e.kind === 'changed' ? seen.days.get(e.key) : undefined;
    const shares = byId.get(e.id ?? 0)?.shares ?? [];
    if (day && shares.some((s) => s.from !== null && s.from > day))
      throw new Refused('CHANGES.ERRORS.DAY_LATER', { params: { unit: e.title } });
  }
}

/** Runs the write; a number that another unit of the house has is refused. */
async function withFreeNumbers<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (violated(error)?.constraint === 'unit_number') throw new Refused('UNITS.ERRORS.NUMBER_TAKEN');
    throw error;
  }
}

/** Writes what was accepted and closes the request with what came of it; answers how many changes were written. */
export async function acceptRequest(at: At, portal: Portal, hears: Hears, id: number, fingerprint: string) {
  const { db, scope, now } = at;
  await lockImports(db, scope);
  const { request, seen } = await decided(at, id, fingerprint);
  if (needsSecond(seen)) {
    if (request.handedPrint !== fingerprint) throw new Refused('CHANGES.ERRORS.SECOND');
    if (request.handedBy === scope.memberId) throw new Refused('CHANGES.ERRORS.SECOND_SELF');
  }
  const taken = accepted(seen);
  const closed = { building: null, corrections: {}, outcome: await outcomeOf(at, seen) };
  const who = { closedBy: scope.memberId, closedAt: now };
  if (taken.length === 0) {
    await q.changeOf(db, scope, id, { state: 'left', ...closed, ...who });
    return 0;
  }
  const stood = await keepStood(at, seen);
  mustBeLatest(stood.units, seen);
  await withFreeNumbers(writeImport(db, scope, seen.entries, seen.out, seen.house, portal, now, seen.days));
  const kept = await stood.after();
  await q.changeOf(db, scope, id, { state: 'accepted', ...closed, ...who, stood: kept });
  const touched = [...kept.units, ...kept.made].map((u) => u.id);
  await hears.registerChanged(db, scope, touched, 'import', now);
  await portal.queue.send(db, countingErrand, { svj: scope.svjId, id });
  return taken.length;
}

/** Takes an accepted request back; refuses what is too old or was changed since. */
export async function undoRequest(at: At, hears: Hears, id: number): Promise<void> {
  const { db, scope, now } = at;
  const { state, closedAt, stood } = await q.requestOf(db, scope, id, 'held');
  if (state !== 'accepted' || !closedAt || !stood) throw new Refused('CHANGES.ERRORS.CHANGED_SINCE');
  if (dayIn(now) > lastDay(closedAt)) throw new Refused('CHANGES.ERRORS.UNDO_LATE');
  const touched = await putBack(at, stood);
  await q.changeOf(db, scope, id, { state: 'undone', stood: null, undoneBy: scope.memberId, undoneAt: now });
  await hears.registerChanged(db, scope, touched, 'undone', now);
}
