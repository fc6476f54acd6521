import { whyNotAsked } from '#contract/approvals/rules.ts';
import { nextReminder } from '#contract/approvals/rules-reminders.ts';
import type { ApprovalInput } from '#contract/approvals/schema.ts';
import { moneyOf } from '#contract/base/money/amount.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { type Refusal, Refused } from '#contract/refusals.ts';
import { attachFiles, dropFiles } from '../../base/files/files.ts';
import type { Portal } from '../../base/http/handler.ts';
import { dropEntries, keepEntry } from '../../base/search/search.ts';
import { dropAttached, holdAttached } from '../../documents/attached/queries.ts';
import { keepChosen } from '../../documents/attached/steps.ts';
import { beginEntries, type Signs } from '../ledger/steps.ts';
import { type Approval, type At, approvalSeen, placesOf } from '../rows/queries.ts';
import { chairIdOf, decidersAmong } from '../rows/queries-people.ts';
import { addApproval, addPlaces, changeApproval } from './queries.ts';
import { tellAsked } from './steps-settling.ts';

const atField = (field: string, key: Refusal): Refused => new Refused(key, { fields: { [field]: key } });
const owner = (id: number) => ({ owner: 'approval', ownerId: id });

/** Who is asked, in their order: with the chair where the rule asks for one. */
async function askedBy({ db, scope }: At, { approvers, rule, needed }: ApprovalInput): Promise<number[]> {
  const chair = rule === 'chair' ? await chairIdOf(db, scope) : null;
  if (rule === 'chair' && chair === null) throw atField('rule', 'APPROVAL.ERRORS.NO_CHAIR');
  const asked = chair === null || approvers.includes(chair) ? [...approvers] : [chair, ...approvers];
  if ((await decidersAmong(db, scope, asked)).length !== asked.length)
    throw atField('approvers', 'APPROVAL.ERRORS.MAY_NOT');
  // The chair decides with somebody.
  if (rule === 'chair' && asked.length < 2) throw atField('approvers', 'APPROVAL.ERRORS.ALONE');
  const why = whyNotAsked(asked, { authorId: scope.memberId, needed, rule });
  if (why === 'alone') throw atField('approvers', 'APPROVAL.ERRORS.ALONE');
  if (why === 'needed') throw atField('needed', 'APPROVAL.ERRORS.NEEDED');
  return asked;
}

/** Writes a new request down; nobody is told yet. */
export async function writeApproval(signs: Signs, at: At, input: ApprovalInput): Promise<Approval> {
  const { db, scope, now } = at;
  const { title, notes, rule, dueOn, amount, supplierIco, supplierName, fileIds, documents } = input;
  if (fileIds.length + documents.length === 0) throw atField('fileIds', 'APPROVAL.ERRORS.NO_FILES');
  if (dueOn !== null && dueOn < dayIn(now)) throw atField('dueOn', 'APPROVAL.ERRORS.PAST');
  const asked = await askedBy(at, input);
  const needed = rule === 'count' ? input.needed : null;
  const a = await addApproval(at, {
    ...{ title, notes, rule, needed, dueOn, supplierIco, supplierName, remindAt: nextReminder(now, dueOn, now) },
    amount: amount === null ? null : moneyOf(amount),
  });
  await addPlaces(at, a.id, asked);
  await attachFiles(db, scope, owner(a.id), fileIds, now);
  await keepChosen(at, owner(a.id), documents, { links: true });
  // What was decided of stays to be looked at, whatever becomes of the document.
  await holdAttached(db, scope, 'approval', [a.id]);
  await beginEntries(signs, at, a);
  const words = [notes, supplierName, supplierIco].filter(Boolean).join('\n');
  await keepEntry(db, scope, { noun: 'requirement_for_approval', id: a.id, title, detail: null, words });
  return a;
}

/** Asks for approval, and tells those who are asked now. */
export async function askForApproval(portal: Portal, at: At, input: ApprovalInput): Promise<Approval> {
  const a = await writeApproval(portal, at, input);
  await tellAsked(portal, at, a, await placesOf(at.db, at.scope, a.id));
  return a;
}

/** Deletes a request to which nobody answered, with its files and what it is found by. */
export async function removeApproval(at: At, id: number): Promise<Approval> {
  const { db, scope, now } = at;
  const a = await approvalSeen(db, scope, id, 'lock');
  const places = await placesOf(db, scope, id);
  if (a.status !== 'waiting' || places.some((p) => p.status !== 'waiting'))
    throw new Refused('APPROVAL.ERRORS.ANSWERED');
  await changeApproval(at, a, { deletedAt: now, remindAt: null });
  await dropFiles(db, scope, 'approval', [id], now);
  await dropAttached(db, scope, 'approval', [id]);
  await dropEntries(db, scope, 'requirement_for_approval', [id]);
  return a;
}
