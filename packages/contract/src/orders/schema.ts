import * as z from 'zod/mini';
import { modules } from '../access.ts';
import { id } from '../base/calls/ids.ts';
import { filtersOf } from '../base/calls/paging.ts';
import { loginEmail, requiredLine } from '../base/person/people.ts';
import { mailStates } from '../outbox/schema.ts';
import { orderForm } from './schema-form.ts';
import { mainRoles, orderDeclinedBy, orderSorts, orderStates, orderTabs } from './schema-words.ts';

const moment = z.nullable(z.string());
const careAboutId = z.coerce
  .number('ADMIN.ORDER.FORM.VALIDATION.CARE_ABOUT')
  .check(z.int('ADMIN.ORDER.FORM.VALIDATION.CARE_ABOUT'), z.minimum(1, 'ADMIN.ORDER.FORM.VALIDATION.CARE_ABOUT'));

export const NewOrder = z.object({ email: loginEmail, careAboutId, isFree: z._default(z.boolean(), false) });
export const OrderChangeInput = z.extend(NewOrder, { id, updatedAt: z.string().check(z.maxLength(60)) });

export const orderFilters = z.object({
  email: z.optional(z.string().check(z.maxLength(254))),
  state: z.optional(z.enum(orderStates)),
  careAbout: z.optional(id),
  isFree: z.optional(z.enum(['yes', 'no'])),
});
export const orderListing = {
  tab: z._default(z.enum(orderTabs), 'all'),
  sort: z._default(z.enum(orderSorts), '-id'),
  filters: filtersOf(orderFilters),
};

export const OrderRow = z.object({
  id: z.number(),
  variableSymbol: z.string(),
  is_free: z.boolean(),
  email: z.string(),
  createdAt: z.string(),
  finish: z.boolean(),
  wasDeclined: z.boolean(),
  wasCheck: z.boolean(),
  /** What stands in the address of the form; nothing once it opens nothing any more. */
  url: z.string(),
  careAboutId: z.nullable(z.number()),
  /** Their name, a dash when they are gone. */
  careAbout: z.string(),
  updatedAt: z.string(),
});
export type OrderRow = z.output<typeof OrderRow>;

export const OrderList = z.object({
  orders: z.array(OrderRow),
  total: z.number(),
  allCount: z.number(),
  notAcceptedCount: z.number(),
  /** Filled, and nobody has checked them yet. */
  waitingCount: z.number(),
});
export type OrderList = z.output<typeof OrderList>;

export const Employee = z.object({ id: z.number(), firstName: z.string(), lastName: z.string() });
export type Employee = z.output<typeof Employee>;

const Differs = z.object({ field: z.string(), at: z.string(), before: z.string(), after: z.string() });
const House = z.object({ id: z.number(), name: z.string() });

export const OrderDetail = z.extend(OrderRow, {
  expiresAt: z.string(),
  savedAt: moment,
  filledAt: moment,
  declinedAt: moment,
  declinedBy: z.nullable(z.enum(orderDeclinedBy)),
  declineReason: z.string(),
  acceptedAt: moment,
  house: z.nullable(House),
  /** Houses that have the number already. */
  sameNumber: z.array(House),
  /** What the customer sent; null before it. */
  typed: z.nullable(z.object(orderForm)),
  /** What staff changed of it, once it was accepted. */
  changes: z.array(Differs),
  mails: z.array(
    z.object({
      id: z.nullable(z.number()),
      kind: z.string(),
      recipient: z.string(),
      at: z.string(),
      state: z.nullable(z.enum(mailStates)),
    }),
  ),
});
export type OrderDetail = z.output<typeof OrderDetail>;

/** What the wizard begins with. */
export const OrderCheck = z.object({
  roles: z.array(z.enum(mainRoles)),
  ...orderForm,
  allModules: z.array(z.enum(modules)),
  wasCheck: z.boolean(),
  is_free: z.boolean(),
  variableSymbol: z.string(),
  email: z.string(),
  updatedAt: z.string(),
  sameNumber: z.array(House),
  prices: z.nullable(z.object({ perUnit: z.string(), vat: z.number() })),
  typed: z.object(orderForm),
});
export type OrderCheck = z.output<typeof OrderCheck>;

export const OrderAcceptance = z.object({ id, ...orderForm, updatedAt: z.string().check(z.maxLength(60)) });
export const OrderAccepted = z.object({
  id: z.number(),
  house: House,
  units: z.number(),
  people: z.number(),
  complete: z.boolean(),
  ownerless: z.array(z.string()),
  /** Whether what the house pays has begun; not for a free one, nor while the operator has said no price. */
  billed: z.boolean(),
});
export type OrderAccepted = z.output<typeof OrderAccepted>;

export const DeclineOrder = z.object({ id, reason: requiredLine(500) });

export const EmployeeInput = z.object({ email: loginEmail, firstName: requiredLine(100), lastName: requiredLine(100) });
export const EmployeeNames = z.object({ id, firstName: requiredLine(100), lastName: requiredLine(100) });
export const EmployeeRow = z.extend(Employee, { email: z.string(), own: z.boolean(), closed: z.boolean() });
export type EmployeeRow = z.output<typeof EmployeeRow>;
