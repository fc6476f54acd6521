import { dayIn, momentAt, showMoment } from '#contract/base/time/dates.ts';
import { remindAgainAt } from '#contract/confirmations/rules.ts';
import { type Refusal, Refused } from '#contract/refusals.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { record } from '../../base/log/audit.ts';
import { dropWaiting } from '../../notices/queries.ts';
import { tell } from '../../notices/steps.ts';
import type { Asked, AskedOf } from '../asked/queries-asked.ts';
import { confirmOnPaper, takeBackPaper } from '../asked/steps.ts';
import { type Asking, lastReminder, missingMembers, missingOf, standingOf } from './queries.ts';

type At = { db: Db; scope: Scope; now: Date };

/** One thing that asks for confirmations, if the asker may open it. */
export const asking = async (of: AskedOf, at: At, id: number, how: 'read' | 'lock' = 'read'): Promise<Asking> => ({
  of,
  row: await of.asked(at, id, how),
});

/** Reminds those who have not confirmed. It is held, so that of two at once the second sees the first. */
export async function remind(portal: Portal, of: AskedOf, at: At, id: number) {
  const { db, scope, now } = at;
  const one = await asking(of, at, id, 'lock');
  if (!one.row.isActual) throw new Refused('CONFIRMATIONS.ERRORS.NOT_ASKED');
  const again = remindAgainAt(await lastReminder(db, scope, one), now);
  if (again) throw new Refused('CONFIRMATIONS.ERRORS.REMINDED', { params: { at: showMoment(again) } });
  const { none, mail, access, muted } = await standingOf(db, scope, one, now);
  const people = none + mail + access;
  if (people === 0) throw new Refused('CONFIRMATIONS.ERRORS.NOBODY');
  const members = missingMembers(scope, one, now);
  const telling = { owner: of.table, ownerId: id, kind: 'reminder', module: of.module, members } as const;
  await tell(db, scope, portal, of.source, telling, now);
  await record(db, scope, now, { ...of.deeds.remind, nounId: id, detail: { name: one.row.title } });
  const remindAt = remindAgainAt(now, now) as Date;
  return { people, withoutAddress: none, muted, remindAt: remindAt.toISOString() };
}

const atField = (key: Refusal, field: string) => new Refused(key, { fields: { [field]: key } });

/** Noon of the day of signature, but never before it was published nor after now. */
function signedAt({ outAt }: Asked, day: string, now: Date): Date {
  const noon = (momentAt(`${day}T12:00`) as Date).getTime();
  const from = outAt?.getTime() ?? 0;
  return new Date(Math.min(Math.max(noon, from), now.getTime()));
}

type Signed = { id: number; contentVersion: number; memberIds: readonly number[]; day: string };

/** Writes down who signed the printed list: only those it still waits for, of the version that was printed. */
export async function writePaper(of: AskedOf, at: At, { id, contentVersion, memberIds, day }: Signed): Promise<number> {
  const { db, scope, now } = at;
  const one = await asking(of, at, id, 'lock');
  const { row } = one;
  if (contentVersion < row.countedFrom || contentVersion > row.contentVersion)
    throw new Refused('CONFIRMATIONS.ERRORS.CHANGED');
  if (day > dayIn(now)) throw atField('CONFIRMATIONS.ERRORS.DAY_FUTURE', 'day');
  if (row.outAt && day < dayIn(row.outAt)) throw atField('CONFIRMATIONS.ERRORS.DAY_BEFORE', 'day');
  const chosen = new Set(memberIds);
  const missing = await missingOf(db, scope, one, [...chosen], now);
  if (missing.size !== chosen.size) throw new Refused('CONFIRMATIONS.ERRORS.NOT_MISSING');
  const read = { owner: of.table, id, version: contentVersion };
  const count = await confirmOnPaper(db, scope, read, [...chosen], signedAt(row, day, now));
  await dropWaiting(db, scope, { owner: of.table, ownerId: id, kind: 'reminder' }, [...chosen], now);
  const detail = { name: row.title, memberIds: [...chosen] };
  await record(db, scope, now, { ...of.deeds.paper, nounId: id, detail });
  return count;
}

/** Takes one entry from paper back; what somebody confirmed in the portal stays theirs. */
export async function takePaperBack(of: AskedOf, at: At, id: number, memberId: number): Promise<void> {
  const { db, scope, now } = at;
  const { row } = await asking(of, at, id);
  const read = { owner: of.table, id, version: row.countedFrom };
  if (!(await takeBackPaper(db, scope, read, memberId))) throw new Refused('CONFIRMATIONS.ERRORS.NOT_PAPER');
  const detail = { name: row.title, memberIds: [memberId] };
  await record(db, scope, now, { ...of.deeds.unpaper, nounId: id, detail });
}
