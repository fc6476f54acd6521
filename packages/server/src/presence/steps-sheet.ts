import type { AttendanceProof } from '#contract/motions/rules-presence.ts';
import type { AttendanceView } from '#contract/motions/schema-sums.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../base/db/db.ts';
import { type Asking, attachFiles, digestsOf, fileRowsOf, filesOf } from '../base/files/files.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { append } from '../ledger/steps.ts';
import { type Vote, voteSeen } from '../motions/queries.ts';
import { keepProof } from '../motions/queries-course.ts';
import { dropActs, openActOf } from '../second/queries.ts';
import { closeAct } from '../second/steps.ts';
import { lastOfKinds, memberName, seesSheet } from './queries.ts';
import { heldMeeting } from './steps.ts';
import { askForSheet, backingOf, recorded, secondForSheet } from './steps-second.ts';

type At = { db: Db; scope: Scope; now: Date };
/** Attaches the signed sheet; the ledger gets the digests of its files. */
export async function keepSheet(portal: Portal, { db, scope, now }: At, id: number, fileIds: readonly number[]) {
  if (fileIds.length > 0 && (await isOver(db, scope, id))) return addSheet({ db, scope, now }, id, fileIds);
  const vote = await heldMeeting(db, scope, id);
  await attachFiles(db, scope, { owner: 'vote', ownerId: vote.id }, fileIds, now);
  const files = (await digestsOf(db, scope, 'vote', [vote.id])).get(vote.id) ?? [];
  const fields = { files, by: scope.memberId as number };
  await append(db, scope, portal, vote.id, [{ kind: 'sheet', fields }], now);
  // The sheet suffices without anybody's word; taken away again, the record waits for one.
  const act = files.length > 0 ? await openActOf(db, scope, 'sheet', vote.id) : undefined;
  if (act) await closeAct({ db, scope, now }, act, { state: 'alone' });
  if (files.length === 0) await askForSheet({ db, scope, now }, portal, vote);
  await record(db, scope, now, { noun: 'votes', nounId: vote.id, verb: 'sheet', detail: { files: files.length } });
}

async function isOver(db: Db, scope: Scope, id: number): Promise<boolean> {
  const vote = await voteSeen(db, scope, id, 'lock');
  return vote.status === 'finish' && vote.type === 'local' && vote.cancelledAt === null;
}

/** After the end the sheet is a file beside the ledger, which stays as it was sealed; nothing attached before goes away. */
async function addSheet({ db, scope, now }: At, id: number, fileIds: readonly number[]): Promise<void> {
  if (scope.memberId === null) throw new Refused('BASE.ERRORS.NO_PERMISSION');
  const owner = { owner: 'vote', ownerId: id };
  const before = (await fileRowsOf(db, scope, owner, { all: true })).map((file) => file.id);
  await attachFiles(db, scope, owner, [...before, ...fileIds], now);
  await record(db, scope, now, { noun: 'votes', nounId: id, verb: 'sheet', detail: { files: fileIds.length } });
}

/** A second person confirms attendance and answers as they stand at this entry of the ledger. */
export async function confirmAttendance(
  portal: Portal,
  { db, scope, now }: At,
  id: number,
  seq: number,
): Promise<void> {
  const vote = await heldMeeting(db, scope, id);
  const by = scope.memberId as number;
  const second = await secondForSheet({ db, scope, now }, id);
  if (second === null) throw new Refused('VOTE.ERRORS.NOT_SECOND');
  if ((await lastOfKinds(db, scope, id, recorded)) > seq) throw new Refused('VOTE.ERRORS.ATTENDANCE_MOVED');
  const { proof } = await backingOf(db, scope, id);
  if (proof === 'confirmed') throw new Refused('VOTE.ERRORS.ATTENDANCE_CONFIRMED');
  await append(db, scope, portal, vote.id, [{ kind: 'sheet', fields: { confirmed: true, by, second } }], now);
  const act = await openActOf(db, scope, 'sheet', id);
  if (act) await closeAct({ db, scope, now }, act, { state: 'confirmed', by, as: second });
  await record(db, scope, now, { noun: 'votes', nounId: vote.id, verb: 'confirmAttendance' });
}

/** Keeps what backs the record of a meeting that ends, and answers it for the last entry. */
export async function sealProof({ db, scope, now }: At, voteId: number): Promise<AttendanceProof> {
  const { proof } = await backingOf(db, scope, voteId);
  await dropActs(db, scope, 'sheet', [voteId], now);
  await keepProof(db, scope, voteId, proof);
  return proof;
}

const mayConfirm = async ({ db, scope, now }: Asking, vote: Vote): Promise<boolean> =>
  vote.status === 'run' && scope.memberId !== null && (await secondForSheet({ db, scope, now }, vote.id)) !== null;

/** How the attendance of a meeting is backed, as the asker may see it; null where that was never asked. */
export async function attendanceOf(portal: Portal, at: Asking, vote: Vote): Promise<AttendanceView | null> {
  if (vote.type !== 'local' || vote.status === 'concept' || vote.cancelledAt !== null) return null;
  if (vote.status === 'finish' && vote.attendanceProof === null) return null;
  const { db, scope } = at;
  const { proof, stale, confirmed } = await backingOf(db, scope, vote.id);
  const confirmedBy = confirmed?.by === undefined ? null : await memberName(db, scope, vote.id, confirmed.by);
  const sees = await seesSheet(db, scope, vote.id);
  const files = sees ? (await filesOf(portal, at, 'vote', [vote.id], { all: true })).get(vote.id) : [];
  return {
    proof: vote.attendanceProof ?? proof,
    files: files ?? [],
    confirmedBy,
    confirmedAt: confirmed ? new Date(confirmed.at).toISOString() : null,
    stale: vote.status === 'run' && stale,
    mayConfirm: await mayConfirm(at, vote),
  };
}
