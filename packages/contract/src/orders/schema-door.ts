import * as z from 'zod/mini';
import { modules } from '../access.ts';
import { addressFrom } from '../base/addresses.ts';
import { id } from '../base/calls/ids.ts';
import { line, requiredLine } from '../base/person/people.ts';
import { OrderConsents, orderForm } from './schema-form.ts';
import { OrderMember } from './schema-members.ts';
import { orderSteps } from './schema-words.ts';

export const orderToken = z.string().check(z.maxLength(200));
const version = z.number().check(z.int(), z.minimum(0));
const proof = z.string().check(z.maxLength(300));

/** What may be told of owners without naming anybody. */
export const MembersTold = z.object({
  units: z.array(z.object({ number: z.string(), share: z.string(), owners: z.number() })),
  sum: z.string(),
  complete: z.boolean(),
  ownerless: z.array(z.string()),
  doubles: z.number(),
});
export type MembersTold = z.output<typeof MembersTold>;

export const DoorAsked = z.object({ token: orderToken });
/** The form behind a link, as far as it was filled; nobody of the register is named in it. */
export const OrderDoor = z.object({
  ...orderForm,
  step: z.enum(orderSteps),
  version: z.number(),
  savedAt: z.nullable(z.string()),
  expiresAt: z.string(),
  /** Enough of the address of the order to know which mailbox the code comes to. */
  email: z.string(),
  is_free: z.boolean(),
  prices: z.nullable(z.object({ perUnit: z.string(), vat: z.number() })),
  allModules: z.array(z.enum(modules)),
  cadastre: z.nullable(z.object({ fileName: z.string(), seen: MembersTold })),
  /** Whom to ask; nothing where the installation names nobody. */
  support: z.nullable(z.string()),
});
export type OrderDoor = z.output<typeof OrderDoor>;

export const DraftInput = z.object({ token: orderToken, version, step: z.enum(orderSteps), ...orderForm });
export const DraftKept = z.object({ version: z.number(), savedAt: z.string() });

export const CompanyAsked = z.object({ token: orderToken, ic: line(8) });

export const AddressAsked = z.object({
  token: orderToken,
  text: z.string().check(z.trim(), z.minLength(addressFrom), z.maxLength(200)),
});

export const OwnersRead = z.object({ version: z.number(), fileName: z.string(), seen: MembersTold });
export type OwnersRead = z.output<typeof OwnersRead>;

export const ProveInput = z.object({ token: orderToken, code: requiredLine(20) });
export const MembersAsked = z.object({ token: orderToken, proof });
export const MembersShown = z.object({ members: z.array(OrderMember) });
const Mark = z.object({ at: z.number().check(z.int(), z.minimum(0)), mainUser: z.boolean(), remove: z.boolean() });
export const MarkInput = z.object({ token: orderToken, proof, marks: z.array(Mark).check(z.maxLength(20_000)) });

export const FillInput = z.object({ token: orderToken, ...orderForm, consents: z.prefault(OrderConsents, {}) });
export const DoorDecline = z.object({ token: orderToken, reason: requiredLine(500) });

/** Of staff: the same numbers as the register's tab asks for, or a file beside them. */
export const OrderCadastre = z.object({ id });
