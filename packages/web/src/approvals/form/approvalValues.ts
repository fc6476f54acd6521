import type { UseFormReturnType } from '@mantine/form';
import type { ApprovalInput, Candidate } from '#contract/approvals/schema.ts';
import { type ApprovalRule, titleLength } from '#contract/approvals/schema-words.ts';
import type { ChosenFile } from '#contract/base/files/chosen.ts';
import type { FileView } from '#contract/base/files/files.ts';
import { moneyOf } from '#contract/base/money/amount.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import type { Invoice } from '#contract/isdoc/schema.ts';
import { bareMoney } from '../../base/amounts.ts';
import { choicesOf } from '../../kit/files/chosen.ts';

/** A request as its form holds it; the names are those of what is sent, so that errors find their fields. */
export type ApprovalValues = {
  title: string;
  notes: string;
  approvers: Candidate[];
  rule: ApprovalRule;
  /** Empty while nothing is typed. */
  needed: number | '';
  dueOn: string;
  amount: string;
  supplierName: string;
  supplierIco: string;
  fileIds: FileView[];
  documents: ChosenFile[];
};
export type ApprovalFields = UseFormReturnType<ApprovalValues>;

export const newApproval: ApprovalValues = {
  ...{ title: '', notes: '', approvers: [], rule: 'everybody', needed: 2, dueOn: '', fileIds: [], documents: [] },
  ...{ amount: '', supplierName: '', supplierIco: '' },
};

/** What an invoice says, as a request asks: who is to be paid how much, and by when. */
export const fromInvoice = ({ number, supplier, supplierIco, amount, dueOn }: Invoice) => ({
  ...{ title: `${supplier} ${number}`.trim().slice(0, titleLength), supplierName: supplier, supplierIco },
  ...(amount !== null && { amount: bareMoney(moneyOf(amount)) }),
  ...(dueOn !== null && dueOn >= dayIn(new Date()) && { dueOn }),
});

export const inputOf = (v: ApprovalValues): ApprovalInput => ({
  title: v.title,
  notes: v.notes,
  approvers: v.approvers.map((one) => one.id),
  rule: v.rule,
  needed: v.rule === 'count' && v.needed !== '' ? v.needed : null,
  dueOn: v.dueOn === '' ? null : v.dueOn,
  amount: v.amount.trim() === '' ? null : v.amount,
  supplierName: v.supplierName,
  supplierIco: v.supplierIco,
  fileIds: v.fileIds.map((f) => f.id),
  documents: choicesOf(v.documents),
});
