import * as z from 'zod/mini';
import { roleIds } from '../access.ts';
import { id } from '../base/calls/ids.ts';
import { filtersOf } from '../base/calls/paging.ts';
import { Choices, ChosenFile } from '../base/files/chosen.ts';
import { FileIds, FileView } from '../base/files/files.ts';
import { money, moneyShown } from '../base/money/reading.ts';
import { companyNumber } from '../base/person/ico.ts';
import { freeText, line, plainText, requiredLine } from '../base/person/people.ts';
import { isDay } from '../base/time/dates.ts';
import { daysBetween } from '../base/time/working-days.ts';
import { CommentView } from '../comments/schema.ts';
import { followWays } from '../follow/schema.ts';
import { sexes } from '../members/schema.ts';
import { findingKinds } from './rules-check.ts';
import { longestSubstitution } from './rules-standing.ts';
import {
  approvalDeeds,
  approvalRules,
  approvalStates,
  approvalTabs,
  decisions,
  mostAnswered,
  mostApprovers,
  noteLength,
  notesLength,
  supplierLength,
  titleLength,
} from './schema-words.ts';

const day = z.string().check(z.refine(isDay, 'BASE.FORM.INVALID'));

/** Files uploaded before come by their ids, or with the form itself; once it is asked, nothing of it is changed. */
export const ApprovalInput = z.object({
  title: requiredLine(titleLength),
  notes: freeText(notesLength),
  /** Members who decide, in the order in which they are asked where that matters. */
  approvers: z.array(id).check(
    z.minLength(1, 'APPROVAL.FORM.NO_APPROVERS'),
    z.maxLength(mostApprovers),
    z.refine((all) => new Set(all).size === all.length, 'BASE.FORM.INVALID'),
  ),
  rule: z._default(z.enum(approvalRules), 'everybody'),
  /** How many approvals it takes where not everybody’s. */
  needed: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(mostApprovers))), null),
  /** The last day to decide. */
  dueOn: z._default(z.nullable(day), null),
  amount: z._default(z.nullable(money()), null),
  supplierIco: z._default(companyNumber, ''),
  supplierName: z._default(line(supplierLength), ''),
  fileIds: FileIds,
  documents: Choices,
});
export type ApprovalInput = z.output<typeof ApprovalInput>;

export const Answering = z.object({ id, userId: id, status: z.enum(decisions), note: freeText(noteLength) });
export type Answering = z.output<typeof Answering>;
/** The same answer to several requests. */
export const AnsweringMany = z.object({
  ids: z.array(id).check(z.minLength(1), z.maxLength(mostAnswered)),
  status: z.enum(decisions),
  note: freeText(noteLength),
});
export type AnsweringMany = z.output<typeof AnsweringMany>;
/** Which of them were answered, and why others were not; those that the asker cannot see have no title. */
export const AnsweredMany = z.object({
  answered: z.array(z.number()),
  refused: z.array(z.object({ id: z.number(), title: z.nullable(z.string()), why: z.string() })),
});
export type AnsweredMany = z.output<typeof AnsweredMany>;
export const Withdrawing = z.object({ id, reason: plainText(noteLength) });
export type Withdrawing = z.output<typeof Withdrawing>;
/** Who stands in for whom, from a day to a day, both whole. */
export const SubstituteInput = z.object({ userId: id, substituteId: id, from: day, to: day }).check(
  z.refine(({ userId, substituteId }) => userId !== substituteId, {
    ...{ error: 'APPROVAL.ERRORS.OWN_SUBSTITUTE', path: ['substituteId'] },
  }),
  z.refine(({ from, to }) => from <= to && daysBetween(from, to) <= longestSubstitution, {
    ...{ error: 'APPROVAL.ERRORS.SUBSTITUTE_DAYS', path: ['to'] },
  }),
);
export type SubstituteInput = z.output<typeof SubstituteInput>;

/** Instead of which of the approvers, who, and why. */
export const Replacing = z.object({ id, approverId: id, byUserId: id, reason: plainText(noteLength) });
export type Replacing = z.output<typeof Replacing>;

const text = z.nullable(z.string());
const Named = z.object({ id: z.number(), full_name: z.string() });
/** Null when the house no longer knows who. */
const Who = z.nullable(Named);

/** Up to how much the committee decides alone, and by which part of the statutes. */
export const SpendingLimit = z.object({ amount: moneyShown, section: z.string() });

const told = {
  id: z.number(),
  title: z.string(),
  status: z.enum(approvalStates),
  /** Taken back by who administers; it stands among the rejected. */
  withdrawn: z.boolean(),
  author: Who,
  createdAt: z.string(),
  dueOn: text,
  amount: z.nullable(moneyShown),
  /** When it was decided or withdrawn. */
  decidedAt: text,
  rule: z.enum(approvalRules),
  /** How many approvals it takes. */
  needed: z.number(),
  /** How many answered, of how many who are asked. */
  decidedCount: z.number(),
  askedCount: z.number(),
  /** How the asker answered; null where they are not asked. */
  mine: z.nullable(z.enum(approvalStates)),
  /** It waits for the asker now. */
  waitsForMe: z.boolean(),
};

export const ApprovalRow = z.object({
  ...told,
  /** The first three who are asked. */
  asked: z.array(Named),
});
export type ApprovalRow = z.output<typeof ApprovalRow>;

const RoleName = z.object({ name: z.enum(roleIds), title: text });
/** Somebody who may be asked, with what they are in the house. */
export const Candidate = z.object({
  ...Named.shape,
  role: RoleName,
  sex: z.enum(sexes),
  avatar: text,
});
export type Candidate = z.output<typeof Candidate>;

export const Substitute = z.object({
  id: z.number(),
  user: Named,
  substitute: Named,
  from: z.string(),
  to: z.string(),
  /** It holds today. */
  isNow: z.boolean(),
  mayEnd: z.boolean(),
});
export type Substitute = z.output<typeof Substitute>;
export const Substitutes = z.object({
  /** Those that hold or are to come, the earliest first. */
  data: z.array(Substitute),
  /** Who may stand in and be stood in for. */
  people: z.array(Candidate),
});

export const Approver = z.object({
  id: z.number(),
  user: z.nullable(Candidate),
  status: z.enum(approvalStates),
  decidedAt: text,
  note: z.string(),
  /** Who answered instead of them. */
  stoodBy: Who,
  /** They are asked now; one after another only one is. */
  isAsked: z.boolean(),
  /** They hold, or held as they approved, the office of the chair. */
  isChair: z.boolean(),
  /** They wait and may not decide any more: somebody else is to be asked. */
  isLost: z.boolean(),
  isMe: z.boolean(),
});
export type Approver = z.output<typeof Approver>;

export const HistoryEntry = z.object({
  id: z.number(),
  at: z.string(),
  what: z.enum(approvalDeeds),
  who: Who,
  /** Who is asked from then on. */
  about: Who,
  /** Whose answer it is, where somebody stood in. */
  instead: Who,
  note: z.string(),
});
export type HistoryEntry = z.output<typeof HistoryEntry>;

export const ApprovalDetail = z.object({
  ...told,
  notes: z.string(),
  supplier: z.object({ ico: z.string(), name: z.string() }),
  /** Up to how much the committee decides by the statutes; null where they do not say, or the request has no amount. */
  limit: z.nullable(z.object({ ...SpendingLimit.shape, isOver: z.boolean() })),
  updatedAt: z.string(),
  authorPerson: z.nullable(Candidate),
  approvers: z.array(Approver),
  /** Those that the asker may open. */
  attachments: z.array(FileView),
  files: z.array(ChosenFile),
  /** Files that only those who decide and who administers may open, where the asker is none of them. */
  closedFiles: z.number(),
  /** The latest at most 100, the newest last. */
  comments: z.array(CommentView),
  commentCount: z.number(),
  /** The newest first. */
  history: z.array(HistoryEntry),
  withdrawal: z.nullable(z.object({ at: z.string(), reason: z.string(), by: Who })),
  /** For whom the asker answers, where they stand in for somebody; `mine` is that one’s answer then. */
  standsFor: Who,
  /** What becomes of the request by each answer of the asker; null where they have none to give. */
  outcomes: z.nullable(z.object({ approved: z.enum(approvalStates), rejected: z.enum(approvalStates) })),
  /** Which e-mails the asker gets of what is said to it; null on a visit. */
  follow: z.nullable(z.enum(followWays)),
  may: z.object({
    decide: z.boolean(),
    withdraw: z.boolean(),
    remove: z.boolean(),
    replace: z.boolean(),
    comment: z.boolean(),
  }),
});
export type ApprovalDetail = z.output<typeof ApprovalDetail>;

/** What does not agree: an entry, a place or an attachment of that number; its name where it has one that the asker may know. */
export const ApprovalFinding = z.object({
  kind: z.enum(findingKinds),
  at: z.nullable(z.number()),
  name: text,
});
export type ApprovalFinding = z.output<typeof ApprovalFinding>;

/** In which language a record is printed. */
export const RecordAsked = z.object({ id, lang: z._default(z.enum(['cs', 'en']), 'cs') });

/** A request counted anew from its entries, with the bytes of all its attachments. */
export const ApprovalCheck = z.object({
  checkedAt: z.string(),
  entries: z.number(),
  papers: z.number(),
  /** The digest of the last entry. */
  head: text,
  /** Keys that signed entries, in their order; of most requests the installation's alone. */
  keys: z.array(z.string()),
  /** Since when it is bound, where it was asked before entries were chained. */
  adoptedAt: text,
  isMoved: z.boolean(),
  findings: z.array(ApprovalFinding),
});
export type ApprovalCheck = z.output<typeof ApprovalCheck>;

export const approvalSorts = [
  ...(['createdAt', '-createdAt', 'title', '-title', 'author', '-author'] as const),
  ...(['dueOn', '-dueOn', 'status', '-status'] as const),
] as const;
export const approvalFilters = z.object({
  text: z.optional(line(100)),
  owner: z.optional(id),
  /** I asked, or am asked. */
  mine: z.optional(z.boolean()),
  /** It waits for me now. */
  forMe: z.optional(z.boolean()),
});
export const approvalListing = {
  tab: z._default(z.enum(approvalTabs), 'all'),
  sort: z._default(z.enum(approvalSorts), '-createdAt'),
  filters: filtersOf(approvalFilters),
};
export const ApprovalList = z.object({
  data: z.array(ApprovalRow),
  /** Rows of the tab that the filters let through. */
  total: z.number(),
  allCount: z.number(),
  waitingCount: z.number(),
  approvedCount: z.number(),
  rejectedCount: z.number(),
});
export type ApprovalList = z.output<typeof ApprovalList>;
export const Authors = z.array(Named);
