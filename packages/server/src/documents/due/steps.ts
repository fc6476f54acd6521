import { stamp, versionOf } from '#contract/base/calls/ids.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { dueOn, nextRound, type Round } from '#contract/documents/rules-due.ts';
import type { Closing } from '#contract/documents/schema-closing.ts';
import type { Obligation, ObligationInput } from '#contract/documents/schema-due.ts';
import { Refused } from '#contract/refusals.ts';
import { may, scopeOfMember } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { overtaken, record } from '../../base/log/audit.ts';
import { changesBetween } from '../../base/log/audit-changes.ts';
import { contactsAmong } from '../../contacts/rows/queries.ts';
import { type At, documentSeen, type Kept, savedAs } from '../rows/queries.ts';
import { seesAll } from '../rows/queries-seen.ts';
import * as q from './queries.ts';

/** When the document runs out, with the rounds that are over; null where it does not, 404 where it is not for the asker. */
export async function obligationSeen(at: At, id: number): Promise<Obligation | null> {
  const { db, scope } = at;
  await documentSeen(at, id);
  const kept = await q.obligationOf(db, scope, id);
  if (!kept) return null;
  const { version, updatedAt, contactId, ...said } = kept;
  const [rounds, watchers, seen] = await Promise.all([
    q.roundsOf(db, scope, id),
    seesAll(scope) ? q.watchersOf(db, scope, id) : [],
    contactId === null ? [] : contactsAmong(db, scope, [contactId]),
  ]);
  return { ...said, contactId: seen[0] ?? null, updatedAt: stamp(version, new Date(updatedAt)), rounds, watchers };
}

/** The last day of a round; refused where it would never come. */
function dueOf(round: Round): string {
  const due = dueOn(round);
  if (due === null) throw new Refused('FILE.ERRORS.NEVER_DUE', { fields: { validUntil: 'FILE.ERRORS.NEVER_DUE' } });
  return due;
}

/** Whether the member may open the document now. */
export async function maySee(
  { config }: Pick<Portal, 'config'>,
  { db, scope, now }: At,
  memberId: number,
  documentId: number,
): Promise<boolean> {
  const theirs = await scopeOfMember(db, scope.svjId, memberId, config.installed, now);
  if (!theirs || !may(theirs, 'documents', 'r')) return false;
  return documentSeen({ db, scope: theirs, now }, documentId).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refused) return false;
      throw error;
    },
  );
}

/** The contact of the firm: one that the asker sees; one that they do not see stays where its name does. */
async function firmOf({ db, scope }: At, id: number, { firm, contactId }: Pick<ObligationInput, 'firm' | 'contactId'>) {
  const before = await q.obligationOf(db, scope, id, 'lock');
  const ids = [contactId ?? before?.contactId ?? 0];
  const isSeen = (await contactsAmong(db, scope, ids)).length > 0;
  if (contactId === null) return !isSeen && before?.firm === firm ? before.contactId : null;
  if (!isSeen) throw new Refused('CONTACTS.NOT_FOUND', { fields: { firm: 'CONTACTS.NOT_FOUND' } });
  return contactId;
}

/** Says when the document runs out, and who is told; whoever may not see it is told of nothing. */
export async function setObligation(
  portal: Portal,
  at: At,
  { id, updatedAt, ...input }: ObligationInput,
): Promise<void> {
  const { db, scope, now } = at;
  const kept = await documentSeen(at, id, 'lock');
  const contactId = await firmOf(at, id, input);
  const watchers = [...new Set(input.watchers)];
  for (const memberId of watchers)
    if (!(await maySee(portal, at, memberId, id)))
      throw new Refused('FILE.ERRORS.WATCHER', { fields: { watchers: 'FILE.ERRORS.WATCHER' } });
  const before = await q.obligationShot(db, scope, id);
  const due = dueOf(input);
  const version = updatedAt === null ? 0 : versionOf(updatedAt);
  // The job looks the same day: what is near already is told of at once.
  const written = { ...input, contactId, dueOn: due, warnOn: dayIn(now) };
  if (!(await q.keepObligation(db, scope, id, version, written, now)))
    throw await overtaken(db, scope, { noun: 'documents', nounId: id }, updatedAt ?? '');
  await q.keepWatchers(db, scope, id, watchers);
  const changes = changesBetween(before, await q.obligationShot(db, scope, id));
  const detail = { name: savedAs(kept), changes };
  if (changes.length > 0) await record(db, scope, now, { noun: 'documents', nounId: id, verb: 'due', detail });
}

export async function removeObligation(at: At, id: number): Promise<void> {
  const { db, scope, now } = at;
  const kept = await documentSeen(at, id, 'lock');
  if (!(await q.dropObligation(db, scope, id))) throw new Refused('FILE.ERRORS.NO_DUE');
  await record(db, scope, now, { noun: 'documents', nounId: id, verb: 'undue', detail: { name: savedAs(kept) } });
}

/** Closes the open round of a document that is locked by the caller; the next one is counted from the day it was done. */
export async function closeRound(
  at: At,
  kept: Pick<Kept, 'id' | 'name' | 'extension'>,
  closing: Closing,
  versionNumber: number | null,
): Promise<void> {
  const { db, scope, now } = at;
  const round = await q.obligationOf(db, scope, kept.id, 'lock');
  if (!round) throw new Refused('FILE.ERRORS.NO_DUE');
  const { day, validUntil } = closing;
  const today = dayIn(now);
  if (day > today) throw new Refused('FILE.ERRORS.NOT_YET', { fields: { day: 'FILE.ERRORS.NOT_YET' } });
  if (validUntil !== null && validUntil < day)
    throw new Refused('FILE.ERRORS.ENDS_FIRST', { fields: { validUntil: 'FILE.ERRORS.ENDS_FIRST' } });
  const next = nextRound(round, closing);
  const due = dueOf(next);
  const { kind, firm, contactId, validFrom, version } = round;
  await q.addRound(db, scope, kept.id, { validFrom, dueOn: round.dueOn, closedOn: day, versionNumber }, now);
  await q.keepObligation(
    db,
    scope,
    kept.id,
    version,
    { kind, firm, contactId, ...next, dueOn: due, warnOn: today },
    now,
  );
  await record(db, scope, now, { noun: 'documents', nounId: kept.id, verb: 'round', detail: { name: savedAs(kept) } });
}

/** Closes the round without a new version. */
export async function closeRoundOf(at: At, id: number, closing: Closing): Promise<void> {
  await closeRound(at, await documentSeen(at, id, 'lock'), closing, null);
}

/** Closes the round with the version that the document just got. */
export async function closeByVersion(at: At, id: number, closing: Closing): Promise<void> {
  const kept = await documentSeen(at, id, 'lock');
  await closeRound(at, kept, closing, kept.number);
}
