import * as z from 'zod/mini';
import { line } from '../base/person/people.ts';
import { sexes } from '../members/schema.ts';
import { mainRoles } from './schema-words.ts';

const text = (max = 200) => z._default(line(max), '');
/** JSON as text: a house of a thousand units is some 600 kB of it. */
const json = z._default(z.string().check(z.maxLength(3_000_000)), '');

const place = { street: text(), city: text(), post: text(10), country: z._default(line(2), 'cs') };

/** An entrance; what is left out is that of the community. */
export const OrderEntrance = z.object({ name: text(100), ...place });
export type OrderEntrance = z.output<typeof OrderEntrance>;

/** The community and whoever is invoiced, by the names of the specification; nothing is asked yet, so a draft fits too. */
export const OrderSvj = z.object({
  id: z._default(z.nullable(z.number()), null),
  name: text(),
  email: text(254),
  ic: text(20),
  dic: text(20),
  bankAccount: text(40),
  ...place,
  hasInvoiceAddress: z._default(z.boolean(), false),
  invoiceEmail: text(254),
  invoiceIc: text(20),
  invoiceDic: text(20),
  invoiceCompanyName: text(),
  invoiceStreet: text(),
  invoiceCity: text(),
  invoicePost: text(10),
  invoiceCountry: z._default(line(2), 'cs'),
  /** JSON: units, period, price, pricePerUnit. */
  plan: z._default(line(300), ''),
  /** Names of modules between commas. */
  modules: z._default(line(500), ''),
  cadastreVillage: text(),
  cadastreStreet: text(),
  cadastreNumber: text(30),
  /** JSON: those who own something, as `new`. */
  cadastreMembers: json,
});
export type OrderSvj = z.output<typeof OrderSvj>;

/** The authorised person. */
export const OrderUser = z.object({
  id: z._default(z.nullable(z.number()), null),
  titleBefore: text(50),
  firstName: text(100),
  lastName: text(100),
  titleAfter: text(50),
  sex: z._default(z.enum(sexes), 'others'),
  phone: z._default(line(40), '+420'),
  email: text(254),
  role: z._default(z.union([z.enum(mainRoles), z.literal('')]), ''),
  ...place,
});
export type OrderUser = z.output<typeof OrderUser>;

/** What the form holds, whole or begun. */
export const orderForm = {
  svj: z.prefault(OrderSvj, {}),
  user: z.prefault(OrderUser, {}),
  entrances: z._default(z.array(OrderEntrance).check(z.maxLength(50)), []),
};
export const OrderForm = z.object(orderForm);
export type OrderForm = z.output<typeof OrderForm>;

export const OrderConsents = z.object({
  terms: z._default(z.boolean(), false),
  privacy: z._default(z.boolean(), false),
});
export type OrderConsents = z.output<typeof OrderConsents>;
