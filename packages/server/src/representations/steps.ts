import { Refused } from '#contract/refusals.ts';
import { names, needsRepresentative, rejects, shareOfVoices } from '#contract/representations/rules.ts';
import type { RefusalReason } from '#contract/second/schema.ts';
import type { Db } from '../base/db/db.ts';
import { attachFiles } from '../base/files/files.ts';
import { may, type Scope } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { knownMembers } from '../base/people/people.ts';
import { deadAmong } from '../members/death/queries.ts';
import { tellFallen } from '../members/register/steps.ts';
import { type Act, openActOf } from '../second/queries.ts';
import { closeAct, dropAct, openAct, secondOf } from '../second/steps.ts';
import { followRegister } from '../transfers/steps.ts';
import { endAsRepresentative, setRepresentative } from '../units/queries-representatives.ts';
import { tellRepresentation } from './notices.ts';
import * as q from './queries.ts';

type At = { db: Db; scope: Scope; now: Date };
type Named = { id: number; memberId: number };
type One = { id: number; one: number };

/** The seat of a unit whose owners need a representative, locked for this transaction. */
async function seatToName({ db, scope, now }: At, unitId: number): Promise<q.Seat> {
  await q.lockNamings(db, scope);
  const seat = await q.seatWith(db, scope, unitId, now);
  if (!seat) throw new Refused('UNITS.NOT_FOUND');
  if (!needsRepresentative(seat.owners)) throw new Refused('REPRESENTATION.ERRORS.ALONE');
  return seat;
}

async function checkKnown({ db, scope }: At, memberId: number): Promise<void> {
  const key = 'REPRESENTATION.ERRORS.UNKNOWN';
  const known = (await knownMembers(db, scope, [memberId])).has(memberId);
  if (!known || (await deadAmong(db, scope, [memberId])).has(memberId))
    throw new Refused(key, { fields: { memberId: key } });
}

const coOwner = ({ scope }: At, seat: q.Seat): number => {
  if (scope.memberId === null || !seat.ownerIds.includes(scope.memberId))
    throw new Refused('REPRESENTATION.ERRORS.NOT_OWNER');
  return scope.memberId;
};

const log = ({ db, scope, now }: At, { unitIds }: q.Row) =>
  record(db, scope, now, { noun: 'rooms', nounId: unitIds[0] as number, verb: 'representative' });

/** From now on they represent the seat; all its owners are told at once. */
async function nowNamed(at: At, portal: Portal, row: q.Row, seat: q.Seat, countsBy: q.Row['countsBy']): Promise<void> {
  const { db, scope, now } = at;
  await q.endOthers(db, scope, seat.unitIds, row.id, now);
  await q.changeRow(db, scope, row.id, { state: 'named', countsBy, decidedAt: now, unitIds: seat.unitIds });
  await setRepresentative(db, scope, seat.unitIds, row.memberId, now);
  await followRegister(portal, at, seat.unitIds, 'representative');
  await log(at, row);
  await tellFallen(db, scope, portal, now);
  const deed = countsBy === 'alone' ? 'alone' : 'named';
  await tellRepresentation(db, portal, scope, { row, seat, deed }, now);
}

async function voiced(at: At, row: q.Row, seat: q.Seat, agrees: boolean) {
  const said = (await q.voicesOf(at.db, at.scope, [row.id])).filter((v) => v.agrees === agrees);
  return shareOfVoices(seat.owners, new Set(said.map((v) => v.member)));
}

/** A co-owner's word for somebody who waits; with more than a half of the shares it counts. */
async function agrees(at: At, portal: Portal, row: q.Row, seat: q.Seat, member: number): Promise<boolean> {
  const { db, scope, now } = at;
  await q.keepVoice(db, scope, row.id, { member, agrees: true, text: '' }, now);
  if (!names(await voiced(at, row, seat, true))) return false;
  await dropAct(at, 'representation', row.id);
  await nowNamed(at, portal, row, seat, 'owners');
  return true;
}

/** A co-owner names somebody with their own account; the others are asked for their word. */
export async function nameOne(at: At, portal: Portal, { id, memberId }: Named): Promise<void> {
  const { db, scope, now } = at;
  const seat = await seatToName(at, id);
  const me = coOwner(at, seat);
  await checkKnown(at, memberId);
  const open = (await q.ofUnit(db, scope, id)).find((r) => r.state === 'waiting' && r.memberId === memberId);
  const made = { unitIds: seat.unitIds, memberId, madeBy: me, createdAt: now };
  const row = open ?? (await q.addRow(db, scope, made));
  if ((await agrees(at, portal, row, seat, me)) || open) return;
  await tellRepresentation(db, portal, scope, { row, seat, deed: 'asked' }, now);
}

/** Writes somebody down from a signed paper; a second person compares it. */
export async function writeOne(at: At, portal: Portal, given: Named & { fileIds: readonly number[] }): Promise<void> {
  const { db, scope, now } = at;
  const { id, memberId, fileIds } = given;
  if (scope.memberId === null) throw new Refused('SECOND.ERRORS.NO_MEMBER');
  const seat = await seatToName(at, id);
  await checkKnown(at, memberId);
  const key = 'REPRESENTATION.ERRORS.NO_FILE';
  if (fileIds.length === 0) throw new Refused(key, { fields: { fileIds: key } });
  const made = { unitIds: seat.unitIds, memberId, byPaper: true, madeBy: scope.memberId, createdAt: now };
  const row = await q.addRow(db, scope, made);
  await attachFiles(db, scope, { owner: 'representation', ownerId: row.id }, fileIds, now);
  await openAct(at, portal, {
    ...{ kind: 'representation', subjectId: row.id, voteId: null },
    barred: [scope.memberId, memberId, ...seat.ownerIds],
    onlyVerifier: memberId === scope.memberId,
  });
  await log(at, row);
  await tellRepresentation(db, portal, scope, { row, seat, deed: 'written' }, now);
}

/** The representation and its seat, held; 404 when it is not of the unit. */
async function held(at: At, { id, one }: One): Promise<{ row: q.Row; seat: q.Seat }> {
  await q.lockNamings(at.db, at.scope);
  const row = await q.heldRow(at.db, at.scope, one);
  const seat = row?.unitIds.includes(id) ? await q.seatWith(at.db, at.scope, id, at.now) : undefined;
  if (!row || !seat) throw new Refused('REPRESENTATION.NOT_FOUND');
  return { row, seat };
}

async function waiting(at: At, one: One): Promise<{ row: q.Row; seat: q.Seat }> {
  const found = await held(at, one);
  if (found.row.state !== 'waiting') throw new Refused('REPRESENTATION.ERRORS.DECIDED');
  return found;
}

export async function agreeWith(at: At, portal: Portal, one: One): Promise<void> {
  const { row, seat } = await waiting(at, one);
  await agrees(at, portal, row, seat, coOwner(at, seat));
}

async function actOf(at: At, row: q.Row): Promise<Act> {
  const act = await openActOf(at.db, at.scope, 'representation', row.id);
  if (!act) throw new Refused('REPRESENTATION.ERRORS.NOT_PAPER');
  return act;
}

/** A second person confirms that the paper says so. */
export async function confirmOne(at: At, portal: Portal, one: One): Promise<void> {
  const { row, seat } = await waiting(at, one);
  const act = await actOf(at, row);
  const { by, as } = await secondOf(at, act);
  await closeAct(at, act, { state: 'confirmed', by, as });
  await nowNamed(at, portal, row, seat, as);
}

export async function refuseOne(at: At, portal: Portal, one: One & { reason: RefusalReason }): Promise<void> {
  const { db, scope, now } = at;
  const { row, seat } = await waiting(at, one);
  const act = await actOf(at, row);
  const { by, as } = await secondOf(at, act);
  await closeAct(at, act, { state: 'refused', by, as });
  await q.changeRow(db, scope, row.id, { state: 'refused', refusal: one.reason, decidedAt: now });
  await log(at, row);
  await tellRepresentation(db, portal, scope, { row, seat, deed: 'refused' }, now);
}

/** Ends what stands, or what waits. */
async function over(
  at: At,
  portal: Portal,
  { row, seat }: { row: q.Row; seat: q.Seat },
  refusal: q.Row['refusal'] = null,
): Promise<void> {
  const { db, scope, now } = at;
  await dropAct(at, 'representation', row.id);
  const state = row.state === 'named' ? 'over' : 'refused';
  await q.changeRow(db, scope, row.id, { state, refusal, endedAt: now });
  if (row.state === 'named') {
    await setRepresentative(db, scope, seat.unitIds, null, now);
    await followRegister(portal, at, seat.unitIds, 'representative');
  }
  await log(at, row);
  await tellFallen(db, scope, portal, now);
}

const stands = ({ state }: q.Row) => state === 'named' || state === 'waiting';

/** A co-owner objects; where a half does, nobody can have more than a half for them, and it ends. */
export async function objectTo(at: At, portal: Portal, one: One & { text: string }): Promise<void> {
  const { db, scope, now } = at;
  const { row, seat } = await held(at, one);
  if (!stands(row)) throw new Refused('REPRESENTATION.ERRORS.DECIDED');
  const member = coOwner(at, seat);
  await q.keepVoice(db, scope, row.id, { member, agrees: false, text: one.text }, now);
  const ends = rejects(await voiced(at, row, seat, false));
  if (ends) await over(at, portal, { row, seat }, 'objected');
  await tellRepresentation(db, portal, scope, { row, seat, deed: ends ? 'ended' : 'objected', text: one.text }, now);
}

/** The representative gives it up, or the committee ends what no longer holds; nobody gains a vote by that. */
export async function endOne(at: At, portal: Portal, one: One): Promise<void> {
  const { db, scope, now } = at;
  const { row, seat } = await held(at, one);
  if (!stands(row)) throw new Refused('REPRESENTATION.ERRORS.DECIDED');
  if (!mayEnd(scope, row)) throw new Refused('BASE.ERRORS.NO_PERMISSION');
  await over(at, portal, { row, seat });
  await tellRepresentation(db, portal, scope, { row, seat, deed: 'ended' }, now);
}

/** Somebody who died represents nobody; the owners of each seat are told. */
export async function endAllOf(at: At, portal: Portal, memberId: number): Promise<void> {
  const { db, scope, now } = at;
  await q.lockNamings(db, scope);
  for (const row of await q.openRowsOf(db, scope, memberId)) {
    const seat = await q.seatWith(db, scope, row.unitIds[0] as number, now);
    if (!seat) continue;
    await over(at, portal, { row, seat });
    await tellRepresentation(db, portal, scope, { row, seat, deed: 'ended' }, now);
  }
  await endAsRepresentative(db, scope, memberId);
}

export const mayEnd = (scope: Scope, row: q.Row): boolean =>
  stands(row) && scope.memberId !== null && (row.memberId === scope.memberId || may(scope, 'vote', 'rw'));

/** The signed paper counts alone, because nobody could be its second person. */
export async function nameAlone(at: At, portal: Portal, act: Act): Promise<boolean> {
  const row = await q.heldRow(at.db, at.scope, act.subjectId);
  const seat = row && (await q.seatWith(at.db, at.scope, row.unitIds[0] as number, at.now));
  const holds = row?.state === 'waiting' && seat !== undefined && needsRepresentative(seat.owners);
  await closeAct(at, act, { state: holds ? 'alone' : 'gone' });
  if (row && seat && holds) await nowNamed(at, portal, row, seat, 'alone');
  return holds;
}

/** Those recorded before stay: all owners of the seat are told once, with the way to object. */
export async function keepEarlier(at: At, portal: Portal, unitId: number, memberId: number): Promise<boolean> {
  const { db, scope, now } = at;
  const seat = await q.seatWith(db, scope, unitId, now);
  const known = (await q.ofUnit(db, scope, unitId)).some((r) => r.state === 'named' && r.memberId === memberId);
  if (!seat || known) return false;
  const counts = { state: 'named', countsBy: 'before', decidedAt: now } as const;
  const row = await q.addRow(db, scope, { unitIds: seat.unitIds, memberId, ...counts, createdAt: now });
  if (needsRepresentative(seat.owners)) await tellRepresentation(db, portal, scope, { row, seat, deed: 'before' }, now);
  return true;
}
