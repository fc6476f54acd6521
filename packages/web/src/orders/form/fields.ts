import type { OrderStep } from '#contract/orders/schema-words.ts';
import type { TextKey } from '#contract/texts/keys.ts';

export type FieldKind = 'text' | 'email' | 'tel' | 'country' | 'role' | 'sex';
export type OrderField = {
  /** Where its value stands: the part of the form and the name in it. */
  path: string;
  label: TextKey;
  kind?: FieldKind;
  required?: true;
  /** How wide it is of twelve. */
  wide: 3 | 4 | 5 | 6 | 8 | 12;
  fills?: string;
  /** Of a street: where the town and the post code of an address that is offered to it go. */
  town?: { city: string; post: string };
};

const place = (part: string, names: readonly [string, string, string, string]): OrderField[] => [
  {
    ...{ path: `${part}.${names[0]}`, label: 'ORDERS.FIELDS.street', required: true, wide: 5, fills: 'street-address' },
    town: { city: `${part}.${names[1]}`, post: `${part}.${names[2]}` },
  },
  { path: `${part}.${names[1]}`, label: 'ORDERS.FIELDS.city', required: true, wide: 4, fills: 'address-level2' },
  { path: `${part}.${names[2]}`, label: 'ORDERS.FIELDS.post', required: true, wide: 3, fills: 'postal-code' },
  { path: `${part}.${names[3]}`, label: 'ORDERS.FIELDS.country', kind: 'country', required: true, wide: 6 },
];
const own = ['street', 'city', 'post', 'country'] as const;

export const communityFields: readonly OrderField[] = [
  { path: 'svj.name', label: 'ORDERS.FIELDS.name', required: true, wide: 12 },
  ...place('svj', own).slice(0, 3),
  { path: 'svj.email', label: 'ORDERS.FIELDS.email', kind: 'email', required: true, wide: 6 },
  { path: 'svj.country', label: 'ORDERS.FIELDS.country', kind: 'country', required: true, wide: 6 },
  { path: 'svj.bankAccount', label: 'ORDERS.FIELDS.bankAccount', wide: 6 },
  { path: 'svj.dic', label: 'ORDERS.FIELDS.dic', wide: 6 },
];
export const icField: OrderField = { path: 'svj.ic', label: 'ORDERS.FIELDS.ic', required: true, wide: 6 };

export const entranceFields = (at: number): readonly OrderField[] => [
  { path: `entrances.${at}.name`, label: 'ORDERS.FIELDS.entranceName', required: true, wide: 6 },
  {
    ...{ path: `entrances.${at}.street`, label: 'ORDERS.FIELDS.street', wide: 6 },
    town: { city: `entrances.${at}.city`, post: `entrances.${at}.post` },
  },
  { path: `entrances.${at}.city`, label: 'ORDERS.FIELDS.city', wide: 5 },
  { path: `entrances.${at}.post`, label: 'ORDERS.FIELDS.post', wide: 3 },
  { path: `entrances.${at}.country`, label: 'ORDERS.FIELDS.country', kind: 'country', wide: 4 },
];

export const userFields: readonly OrderField[] = [
  { path: 'user.titleBefore', label: 'ORDERS.FIELDS.titleBefore', wide: 3, fills: 'honorific-prefix' },
  { path: 'user.firstName', label: 'ORDERS.FIELDS.firstName', required: true, wide: 3, fills: 'given-name' },
  { path: 'user.lastName', label: 'ORDERS.FIELDS.lastName', required: true, wide: 3, fills: 'family-name' },
  { path: 'user.titleAfter', label: 'ORDERS.FIELDS.titleAfter', wide: 3, fills: 'honorific-suffix' },
  { path: 'user.role', label: 'ORDERS.FIELDS.role', kind: 'role', required: true, wide: 6 },
  { path: 'user.sex', label: 'ORDERS.FIELDS.sex', kind: 'sex', wide: 6 },
  { path: 'user.email', label: 'ORDERS.FIELDS.email', kind: 'email', required: true, wide: 6, fills: 'email' },
  { path: 'user.phone', label: 'ORDERS.FIELDS.phone', kind: 'tel', required: true, wide: 6, fills: 'tel' },
  ...place('user', own),
];

export const invoiceFields: readonly OrderField[] = [
  { path: 'svj.invoiceCompanyName', label: 'ORDERS.FIELDS.invoiceCompanyName', required: true, wide: 8 },
  { path: 'svj.invoiceIc', label: 'ORDERS.FIELDS.ic', required: true, wide: 4 },
  { path: 'svj.invoiceEmail', label: 'ORDERS.FIELDS.invoiceEmail', kind: 'email', required: true, wide: 8 },
  { path: 'svj.invoiceDic', label: 'ORDERS.FIELDS.dic', wide: 4 },
  ...place('svj', ['invoiceStreet', 'invoiceCity', 'invoicePost', 'invoiceCountry']),
];

export const cadastreFields: readonly OrderField[] = [
  { path: 'svj.cadastreVillage', label: 'ORDERS.FIELDS.cadastreVillage', wide: 5 },
  { path: 'svj.cadastreStreet', label: 'ORDERS.FIELDS.cadastreStreet', wide: 4 },
  { path: 'svj.cadastreNumber', label: 'ORDERS.FIELDS.cadastreNumber', wide: 3 },
];

/** What the recapitulation tells of each step. */
export const recapFields: Readonly<Partial<Record<OrderStep, readonly OrderField[]>>> = {
  community: [icField, ...communityFields],
  user: userFields,
};
