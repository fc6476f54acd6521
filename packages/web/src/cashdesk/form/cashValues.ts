import type { UseFormReturnType } from '@mantine/form';
import type { FileView } from '#contract/base/files/files.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import type { CashChange, CashDetail, CashInput } from '#contract/cashdesk/schema.ts';
import type { CashType } from '#contract/cashdesk/schema-words.ts';
import { bare } from '../rows/data.ts';

/** A record as its form holds it. */
export type CashValues = {
  type: CashType;
  date: string;
  amount: string;
  name: string;
  moneyFrom: string;
  acceptedBy: string;
  externalNumber: string;
  note: string;
  missingReason: string;
  files: FileView[];
};
export type CashFields = UseFormReturnType<CashValues>;

export const newRecord = (type: CashType, me: string): CashValues => ({
  ...{ type, date: dayIn(new Date()), amount: '', name: '', moneyFrom: '', acceptedBy: me },
  ...{ externalNumber: '', note: '', missingReason: '', files: [] },
});

export const valuesOf = (r: CashDetail): CashValues => ({
  ...{ type: r.type, date: r.date, amount: bare(r.amount), name: r.name, moneyFrom: r.moneyFrom, note: r.note },
  ...{ acceptedBy: r.acceptedBy, externalNumber: r.externalNumber, missingReason: r.missingReason, files: r.receipts },
});

export const inputOf = ({ files, ...values }: CashValues): CashInput => ({
  ...values,
  fileIds: files.map(({ id }) => id),
});
export const changeOf = (id: number, values: CashValues, updatedAt: string): CashChange => ({
  ...inputOf(values),
  ...{ id, updatedAt },
});
