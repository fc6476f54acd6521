import { firstMorning } from '#contract/approvals/rules-reminders.ts';
import type { SubstituteInput } from '#contract/approvals/schema.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { type Refusal, Refused } from '#contract/refusals.ts';
import type { Asking } from '../../base/files/files.ts';
import { pictureAddress } from '../../base/files/pictures.ts';
import { may, type Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { record } from '../../base/log/audit.ts';
import { candidatesOf, decidersAmong, personOf } from '../rows/queries-people.ts';
import { tellStanding } from './notices.ts';
import * as q from './queries.ts';

/** Who administers requests names substitutes for anybody, everybody else for themself. */
const mayFor = (scope: Scope, userId: number): boolean =>
  scope.memberId !== null && (scope.memberId === userId || may(scope, 'requirement_for_approval', 'rw'));

export async function substitutesIn(portal: Portal, at: Asking) {
  const { db, scope } = at;
  const rows = await q.substitutions(db, scope);
  const people = await candidatesOf(db, scope);
  return {
    data: rows.map((row) => ({ ...row, mayEnd: mayFor(scope, row.user.id) })),
    people: people.map((m) => personOf(m, (avatar) => pictureAddress(portal, at, avatar))),
  };
}

const atField = (field: string, key: Refusal): Refused => new Refused(key, { fields: { [field]: key } });

export async function nameSubstitute(portal: Portal, at: Asking, said: SubstituteInput): Promise<number> {
  const { db, scope, now } = at;
  const { userId, substituteId, to } = said;
  if (!mayFor(scope, userId)) throw new Refused('APPROVAL.ERRORS.OTHERS');
  // Whoever administers requests would otherwise answer for anybody who is not asked about it.
  if (userId !== scope.memberId && substituteId === scope.memberId)
    throw atField('substituteId', 'APPROVAL.ERRORS.NAMED_ONESELF');
  if (to < dayIn(now)) throw atField('to', 'APPROVAL.ERRORS.SUBSTITUTE_DAYS');
  const able = await decidersAmong(db, scope, [userId, substituteId]);
  for (const [field, id] of [
    ['userId', userId],
    ['substituteId', substituteId],
  ] as const)
    if (!able.includes(id)) throw atField(field, 'APPROVAL.ERRORS.MAY_NOT');
  await q.holdMember(db, scope, userId);
  if (await q.isSubstituted(db, scope, said)) throw atField('from', 'APPROVAL.ERRORS.SUBSTITUTED');
  const id = await q.addSubstitution(at, said, firstMorning(said.from, now));
  await tellStanding(portal, at, id, 'given', [substituteId, userId]);
  const names = (await q.substitutions(db, scope)).find((row) => row.id === id);
  const name = names ? `${names.user.full_name} – ${names.substitute.full_name}` : '';
  await record(db, scope, now, { noun: 'approvals', nounId: null, verb: 'substitute', detail: { name } });
  return id;
}

export async function endSubstitute(at: Asking, id: number): Promise<void> {
  const { db, scope, now } = at;
  const row = await q.openSubstitution(db, scope, id);
  if (!row) throw new Refused('APPROVAL.ERRORS.NO_SUBSTITUTION');
  if (!mayFor(scope, row.memberId)) throw new Refused('APPROVAL.ERRORS.OTHERS');
  const names = (await q.substitutions(db, scope)).find((one) => one.id === id);
  await q.endSubstitution(at, id);
  const name = names ? `${names.user.full_name} – ${names.substitute.full_name}` : '';
  await record(db, scope, now, { noun: 'approvals', nounId: null, verb: 'unsubstitute', detail: { name } });
}
