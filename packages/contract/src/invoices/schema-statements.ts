import * as z from 'zod/mini';
import { Mapping, Reason } from '../bank/schema.ts';
import { id } from '../base/calls/ids.ts';
import { moneyShown } from '../base/money/carried.ts';
import { line, requiredLine } from '../base/person/people.ts';
import { movementStates, noteLength } from './schema-words.ts';

const text = z.nullable(z.string());
/** An association that pays for the portal. */
export const Payer = z.object({ id: z.number(), name: z.string(), town: z.string() });
export type Payer = z.output<typeof Payer>;

/** A statement of the supplier's account. */
export const StatementShown = z.object({
  id: z.number(),
  number: z.nullable(z.number()),
  from: z.string(),
  to: z.string(),
  opening: z.nullable(moneyShown),
  closing: z.nullable(moneyShown),
  lines: z.number(),
  /** Null where there is nothing to compare with. */
  continues: z.nullable(z.boolean()),
  /** What is missing between it and the one before it, which ended on `after`. */
  gap: z.nullable(moneyShown),
  after: text,
  uploadedAt: z.string(),
  uploadedBy: z.string(),
});
export type StatementShown = z.output<typeof StatementShown>;

export const PayerProposal = z.object({
  house: Payer,
  /** Proformas that the payment would go to, in their order. */
  items: z.array(z.object({ id: z.number(), number: z.string(), due: z.string(), open: moneyShown })),
  reasons: z.array(Reason),
});
export type PayerProposal = z.output<typeof PayerProposal>;

export const MovementShown = z.object({
  id: z.number(),
  day: z.string(),
  /** In the currency of the movement. */
  amount: moneyShown,
  currency: z.string(),
  name: z.string(),
  counter: z.string(),
  vs: z.string(),
  message: z.string(),
  state: z.enum(movementStates),
  /** It was placed by itself. */
  alone: z.boolean(),
  house: z.nullable(Payer),
  /** Of a payment for several associations, what of it is whose. */
  shares: z.array(z.object({ house: Payer, amount: moneyShown })),
  reasons: z.array(Reason),
  note: z.string(),
  by: z.string(),
  at: text,
  /** Where it may belong, best first. */
  proposals: z.array(PayerProposal),
  /** Associations that are called so, where nothing else says whose it is. */
  alike: z.array(Payer),
  /** Associations among which the last payment of this account that was parted went, in the order of its parts. */
  parted: z.array(Payer),
  /** The payment that this one may give back. */
  returns: z.nullable(z.object({ day: z.string(), name: z.string() })),
});
export type MovementShown = z.output<typeof MovementShown>;

export const SupplierBank = z.object({
  account: z.string(),
  /** The latest first. */
  statements: z.array(StatementShown),
  /** The oldest first; at most fifty. */
  waiting: z.array(MovementShown),
  waitingCount: z.number(),
  /** The latest first. */
  placed: z.array(MovementShown),
  placedCount: z.number(),
  /** With what each is to pay. */
  customers: z.array(z.extend(Payer, { open: moneyShown })),
});
export type SupplierBank = z.output<typeof SupplierBank>;

export const StatementSent = z.object({ mapping: z.optional(Mapping) });
export const StatementKept = z.object({
  /** The first statement that came with it; of a file that is here already, that one. */
  id: z.number(),
  lines: z.number(),
  repeated: z.number(),
  booked: z.number(),
  /** Nothing in it was new. */
  known: z.boolean(),
});
export type StatementKept = z.output<typeof StatementKept>;
export const MovementGiven = z.object({
  id,
  svjId: id,
  /** Periods that it goes to first; the others follow. */
  items: z._default(z.array(id).check(z.maxLength(100)), []),
});
export const MovementAside = z.object({ id, note: z._default(line(noteLength), '') });
export const MovementUndone = z.object({ id, reason: requiredLine(noteLength) });
