import { Refused } from '#contract/refusals.ts';
import { type Acted, type AttendanceProof, proofOf } from '#contract/votes/rules-presence.ts';
import type { AttendanceView } from '#contract/votes/schema-attendance.ts';
import { record } from '../../base/audit.ts';
import type { Db } from '../../base/db.ts';
import { type Asking, attachFiles, digestsOf, filesOf } from '../../base/files.ts';
import type { Scope } from '../../base/gate.ts';
import type { House } from '../../base/handler.ts';
import { secondFor } from '../acts/steps.ts';
import { append } from '../ledger/steps.ts';
import type { Vote } from '../queries.ts';
import { entriesOfKinds, keepProof, lastOfKinds, memberName } from './queries.ts';
import { recordersOf, seesSheet } from './queries-second.ts';
import { heldMeeting } from './steps.ts';

type At = { db: Db; scope: Scope; now: Date };
/** What a confirmation is about; whatever of it is written later is not confirmed. */
const recorded = ['arrived', 'left', 'ballot', 'proxy'];

type Said = { by?: number; files?: string[] };

/** What backs the record of the meeting by its ledger, and who confirmed it last. */
async function backingOf(db: Db, scope: Scope, voteId: number) {
  const sheets = (await entriesOfKinds(db, scope, voteId, ['sheet'])).map((e) => ({
    ...e,
    ...(JSON.parse(e.body) as Said),
  }));
  const last = { seq: await lastOfKinds(db, scope, voteId, recorded), kind: 'ballot' };
  const acts: Acted[] = [...sheets.map(({ seq, kind, files }) => ({ seq, kind, files })), last];
  const confirmed = sheets.findLast((s) => s.files === undefined);
  return { ...proofOf(acts), confirmed };
}

/** Attaches the signed sheet; the ledger gets the digests of its files. */
export async function keepSheet(house: House, { db, scope, now }: At, id: number, fileIds: readonly number[]) {
  const vote = await heldMeeting(db, scope, id);
  await attachFiles(db, scope, { owner: 'vote', ownerId: vote.id }, fileIds, now);
  const files = (await digestsOf(db, scope, 'vote', [vote.id])).get(vote.id) ?? [];
  const fields = { files, by: scope.memberId as number };
  await append(db, scope, house, vote.id, [{ kind: 'sheet', fields }], now);
  await record(db, scope, now, { noun: 'votes', nounId: vote.id, verb: 'sheet', detail: { files: files.length } });
}

/** A second person confirms attendance and answers as they stand at this entry of the ledger. */
export async function confirmAttendance(house: House, { db, scope, now }: At, id: number, seq: number): Promise<void> {
  const vote = await heldMeeting(db, scope, id);
  const by = scope.memberId as number;
  const second = await secondFor(db, scope, id, await recordersOf(db, scope, id), { now });
  if (!second?.memberIds.includes(by)) throw new Refused('VOTE.ERRORS.NOT_SECOND');
  if ((await lastOfKinds(db, scope, id, recorded)) > seq) throw new Refused('VOTE.ERRORS.ATTENDANCE_MOVED');
  const { proof } = await backingOf(db, scope, id);
  if (proof === 'confirmed') throw new Refused('VOTE.ERRORS.ATTENDANCE_CONFIRMED');
  await append(
    db,
    scope,
    house,
    vote.id,
    [{ kind: 'sheet', fields: { confirmed: true, by, second: second.kind } }],
    now,
  );
  await record(db, scope, now, { noun: 'votes', nounId: vote.id, verb: 'confirmAttendance' });
}

/** Keeps what backs the record of a meeting that ends, and answers it for the last entry. */
export async function sealProof({ db, scope }: At, voteId: number): Promise<AttendanceProof> {
  const { proof } = await backingOf(db, scope, voteId);
  await keepProof(db, scope, voteId, proof);
  return proof;
}

async function mayConfirm({ db, scope, now }: Asking, vote: Vote): Promise<boolean> {
  if (vote.status !== 'run' || scope.memberId === null) return false;
  const second = await secondFor(db, scope, vote.id, await recordersOf(db, scope, vote.id), { now });
  return second?.memberIds.includes(scope.memberId) ?? false;
}

/** How the attendance of a meeting is backed, as the asker may see it; null where that was never asked. */
export async function attendanceOf(house: House, at: Asking, vote: Vote): Promise<AttendanceView | null> {
  if (vote.type !== 'local' || vote.status === 'concept' || vote.cancelledAt !== null) return null;
  if (vote.status === 'finish' && vote.attendanceProof === null) return null;
  const { db, scope } = at;
  const { proof, stale, confirmed } = await backingOf(db, scope, vote.id);
  const confirmedBy = confirmed?.by === undefined ? null : await memberName(db, scope, vote.id, confirmed.by);
  const files = seesSheet(scope) ? (await filesOf(house, at, 'vote', [vote.id], { all: true })).get(vote.id) : [];
  return {
    proof: vote.attendanceProof ?? proof,
    files: files ?? [],
    confirmedBy,
    confirmedAt: confirmed ? new Date(confirmed.at).toISOString() : null,
    stale: vote.status === 'run' && stale,
    mayConfirm: await mayConfirm(at, vote),
  };
}
