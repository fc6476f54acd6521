import * as z from 'zod/mini';
import { id } from '../base/calls/ids.ts';
import { FileIds, FileView } from '../base/files/files.ts';
import { money, moneyShown } from '../base/money/reading.ts';
import { line, requiredLine } from '../base/person/people.ts';
import { isDay } from '../base/time/dates.ts';
import { nameLength, reasonLength, sourceKinds } from './schema-words.ts';

const day = z.string('BASE.FORM.REQUIRED').check(z.refine(isDay, 'BASE.FORM.INVALID'));

export const PaymentInput = z.object({
  /** The fee. */
  id,
  date: day,
  amount: money(),
  /** What it was for. */
  name: requiredLine(nameLength),
  supplier: z._default(line(nameLength), ''),
  /** The number that the supplier gave to it. */
  externalNumber: z._default(line(60), ''),
  /** What it is made of: sum and day are then of that, whatever stands beside. */
  source: z._default(z.nullable(z.object({ kind: z.enum(sourceKinds), id })), null),
  /** The payment of the fee that this is the other half of; `another` where it is one of its own. Asked where there may be one. */
  joins: z._default(z.nullable(z.union([id, z.literal('another')])), null),
  fileIds: FileIds,
});
export type PaymentInput = z.output<typeof PaymentInput>;
export const PaymentUndoing = z.object({ id, reason: requiredLine(reasonLength) });

export const Payment = z.object({
  id: z.number(),
  date: z.string(),
  amount: moneyShown,
  name: z.string(),
  supplier: z.string(),
  externalNumber: z.string(),
  files: z.array(FileView),
  /** `name`: the number of a record, the title of a request; a movement stands in its statement. */
  source: z.nullable(z.object({ kind: z.enum(sourceKinds), id: z.number(), name: z.string() })),
  /** The request that it was approved by, where it was made of a movement or a record beside. */
  request: z.nullable(z.object({ id: z.number(), title: z.string() })),
  /** It counts no more: taken back, or what it was made of was. */
  state: z.enum(['counts', 'undone', 'lost']),
  undoneReason: z.nullable(z.string()),
});
export type Payment = z.output<typeof Payment>;

export const FeePayments = z.object({
  year: z.number(),
  /** What counts of this year, and what comes due in it. */
  paid: moneyShown,
  due: moneyShown,
  /** The newest first, at most a hundred; none for whoever sees their own units alone. */
  payments: z.array(Payment),
  total: z.number(),
  may: z.object({ write: z.boolean(), seeAll: z.boolean() }),
});
export type FeePayments = z.output<typeof FeePayments>;

/** Payments of the same fee and sum that what is written down may be the other half of; told with a refusal. */
export const Twins = z.object({
  source: z.object({ kind: z.enum(sourceKinds), id: z.number() }),
  twins: z.array(z.object({ id: z.number(), date: z.string(), name: z.string(), title: z.nullable(z.string()) })),
});
export type Twins = z.output<typeof Twins>;

export const Offered = z.object({
  kind: z.enum(sourceKinds),
  id: z.number(),
  date: z.nullable(z.string()),
  amount: moneyShown,
  name: z.string(),
  supplier: z.string(),
  externalNumber: z.string(),
});
export type Offered = z.output<typeof Offered>;
/** What a payment may be made of and was not yet, the newest first of each kind. */
export const Offers = z.object({ offers: z.array(Offered) });

const Record = z.object({ id: z.number(), documentNumber: z.string() });
/** What an approved request became, as far as the asker reads it, and what the asker may make of it. */
export const Became = z.object({
  cash: z.nullable(Record),
  payment: z.nullable(z.object({ feeId: z.number(), fee: z.string() })),
  may: z.object({ cash: z.boolean(), pay: z.boolean() }),
  /** Fees of the house that it may be a payment of. */
  fees: z.array(z.object({ id: z.number(), name: z.string() })),
});
export type Became = z.output<typeof Became>;
/** `moneyFrom`: who is paid, where the request does not say. */
export const ToCash = z.object({ id, moneyFrom: z._default(line(nameLength), '') });
export type ToCash = z.output<typeof ToCash>;
export const MadeCash = z.object({ id: z.number(), documentNumber: z.string() });

/** The request that a record of the cash desk was made of, and the fee that it pays. */
export const OfRecord = z.object({
  approval: z.nullable(z.object({ id: z.number(), title: z.string() })),
  fee: z.nullable(z.object({ id: z.number(), name: z.string() })),
});
