import { dayIn, momentAt, showMoment } from '#contract/base/dates.ts';
import { remindAgainAt } from '#contract/confirmations/rules.ts';
import { stateOf } from '#contract/messages/rules.ts';
import { type Refusal, Refused } from '#contract/refusals.ts';
import { record } from '../../base/db/audit.ts';
import type { Db } from '../../base/db/db.ts';
import { may, type Scope } from '../../base/http/gate.ts';
import type { House } from '../../base/http/handler.ts';
import { confirmOnPaper, takeBackPaper } from '../../confirmations/steps.ts';
import { dropWaiting } from '../../notices/queries.ts';
import { tell } from '../../notices/steps.ts';
import { messageSource } from '../notices.ts';
import { type Message, messageSeen } from '../queries.ts';
import { lastReminder, missingMembers, missingOf, standingOf } from './queries.ts';

type At = { db: Db; scope: Scope; now: Date };

/** The message, if the asker may open it and it asks for confirmations. */
export async function asking({ db, scope, now }: At, id: number, how: 'read' | 'lock' = 'read'): Promise<Message> {
  if (!may(scope, 'messages', 'r')) throw new Refused('BASE.ERRORS.NO_PERMISSION');
  const msg = await messageSeen(db, scope, id, now, how);
  const state = stateOf(msg, now);
  if (!msg.acceptRead || state === 'concept' || state === 'planned')
    throw new Refused('CONFIRMATIONS.ERRORS.NOT_ASKED');
  return msg;
}

/** Reminds those who have not confirmed. The message is held, so that of two at once the second sees the first. */
export async function remind(house: House, at: At, id: number) {
  const { db, scope, now } = at;
  const msg = await asking(at, id, 'lock');
  if (stateOf(msg, now) !== 'actual') throw new Refused('CONFIRMATIONS.ERRORS.NOT_ASKED');
  const again = remindAgainAt(await lastReminder(db, scope, msg), now);
  if (again) throw new Refused('CONFIRMATIONS.ERRORS.REMINDED', { params: { at: showMoment(again) } });
  const { none, mail, access, muted } = await standingOf(db, scope, msg, now);
  const people = none + mail + access;
  if (people === 0) throw new Refused('CONFIRMATIONS.ERRORS.NOBODY');
  const members = missingMembers(scope, msg, now);
  await tell(
    db,
    scope,
    house,
    messageSource,
    { owner: 'message', ownerId: id, kind: 'reminder', module: 'messages', members },
    now,
  );
  await record(db, scope, now, { noun: 'messages', nounId: id, verb: 'remind', detail: { name: msg.title } });
  const remindAt = remindAgainAt(now, now) as Date;
  return { people, withoutAddress: none, muted, remindAt: remindAt.toISOString() };
}

const atField = (key: Refusal, field: string) => new Refused(key, { fields: { [field]: key } });

/** Noon of the day of signature, but never before the message was published nor after now. */
function signedAt(msg: Message, day: string, now: Date): Date {
  const noon = (momentAt(`${day}T12:00`) as Date).getTime();
  const from = msg.dateFrom?.getTime() ?? 0;
  return new Date(Math.min(Math.max(noon, from), now.getTime()));
}

type Signed = { id: number; contentVersion: number; memberIds: readonly number[]; day: string };

/** Writes down who signed the printed list: only those it still waits for, of the version that was printed. */
export async function writePaper(at: At, { id, contentVersion, memberIds, day }: Signed): Promise<number> {
  const { db, scope, now } = at;
  const msg = await asking(at, id, 'lock');
  if (msg.contentVersion !== contentVersion) throw new Refused('CONFIRMATIONS.ERRORS.CHANGED');
  if (day > dayIn(now)) throw atField('CONFIRMATIONS.ERRORS.DAY_FUTURE', 'day');
  if (msg.dateFrom && day < dayIn(msg.dateFrom)) throw atField('CONFIRMATIONS.ERRORS.DAY_BEFORE', 'day');
  const chosen = new Set(memberIds);
  const missing = await missingOf(db, scope, msg, [...chosen], now);
  if (missing.size !== chosen.size) throw new Refused('CONFIRMATIONS.ERRORS.NOT_MISSING');
  const read = { owner: 'message', id, version: msg.contentVersion };
  const count = await confirmOnPaper(db, scope, read, [...chosen], signedAt(msg, day, now));
  await dropWaiting(db, scope, { owner: 'message', ownerId: id, kind: 'reminder' }, [...chosen], now);
  const detail = { name: msg.title, memberIds: [...chosen] };
  await record(db, scope, now, { noun: 'messages', nounId: id, verb: 'paper', detail });
  return count;
}

/** Takes one entry from paper back; what somebody confirmed in the portal stays theirs. */
export async function takePaperBack(at: At, id: number, memberId: number): Promise<void> {
  const { db, scope, now } = at;
  const msg = await asking(at, id);
  const read = { owner: 'message', id, version: msg.contentVersion };
  if (!(await takeBackPaper(db, scope, read, memberId))) throw new Refused('CONFIRMATIONS.ERRORS.NOT_PAPER');
  const detail = { name: msg.title, memberIds: [memberId] };
  await record(db, scope, now, { noun: 'messages', nounId: id, verb: 'unpaper', detail });
}
