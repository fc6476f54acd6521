import * as z from 'zod/mini';
import { id } from '../base/calls/ids.ts';
import { money } from '../base/money/reading.ts';
import { bankAccount } from '../base/person/bank.ts';
import { dic } from '../base/person/dic.ts';
import { companyNumber } from '../base/person/ico.ts';
import { requiredLine } from '../base/person/people.ts';
import { isDay } from '../base/time/dates.ts';
import { mostUnits, noteLength, periodKinds } from './schema-words.ts';

const day = z.string('BASE.FORM.REQUIRED').check(z.refine(isDay, 'BASE.FORM.INVALID'));

/** Who issues: the operator of the portal. */
const supplierFields = {
  name: requiredLine(200),
  street: requiredLine(200),
  town: requiredLine(100),
  post: requiredLine(10),
  ico: companyNumber,
  /** Empty for a supplier who does not pay value added tax. */
  dic,
  /** Where it is registered (§ 435 of the Civil Code). */
  register: requiredLine(300),
  account: bankAccount,
  termDays: z
    .number('BASE.FORM.REQUIRED')
    .check(z.int('BASE.FORM.INVALID'), z.minimum(1, 'BASE.FORM.INVALID'), z.maximum(60, 'BASE.FORM.INVALID')),
  signs: requiredLine(200),
} as const;
export const SupplierInput = z.object({ ...supplierFields, version: z.number() });
export const PriceInput = z.object({ validFrom: day, perUnit: money() });
export type PriceInput = z.output<typeof PriceInput>;
export const PlanInput = z.object({
  svjId: id,
  units: z
    .number('BASE.FORM.REQUIRED')
    .check(z.int('BASE.FORM.INVALID'), z.minimum(1, 'BASE.FORM.INVALID'), z.maximum(mostUnits, 'BASE.FORM.INVALID')),
  period: z.enum(periodKinds),
  /** Of a unit and month without tax; that of the price list where it is left out. */
  perUnit: z.optional(money()),
  /** The first day of the subscription; of one that runs it stays as it is. */
  begins: z.optional(day),
});
export type PlanInput = z.output<typeof PlanInput>;
export const PayInput = z.object({ id, amount: money(), date: day, note: requiredLine(noteLength) });
export const CorrectInput = z.object({ id, total: money({ zero: true }), reason: requiredLine(noteLength) });
/** Why a proforma was wrong, and the plan that the one in its place is issued by. */
export const CancelInput = z.object({
  ...{ id, reason: requiredLine(noteLength) },
  ...{ units: PlanInput.shape.units, period: PlanInput.shape.period, perUnit: PlanInput.shape.perUnit },
});
export type CancelInput = z.output<typeof CancelInput>;
export const ReturnInput = z.object({ id, svjId: id, date: day, note: requiredLine(noteLength) });

/** Associations that one payment is parted among at most. */
const mostShares = 50;
export const MovementSplit = z.object({
  id,
  shares: z.array(z.object({ svjId: id, amount: money() })).check(
    z.minLength(2, 'INVOICE.SPLIT_TWO'),
    z.maxLength(mostShares, 'BASE.FORM.INVALID'),
    z.refine((all) => new Set(all.map((s) => s.svjId)).size === all.length, 'INVOICE.SPLIT_ONCE'),
  ),
  /** Whose part takes what the parts do not come to. */
  restTo: z.optional(id),
});
export type MovementSplit = z.output<typeof MovementSplit>;
