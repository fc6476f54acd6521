import * as z from 'zod/mini';
import { line } from '../base/person/people.ts';

import { sexes } from '../members/schema.ts';
import { unitTypes } from '../units/schema.ts';
import { shareOf } from './rules-shares.ts';

const text = (max = 200) => z._default(line(max), '');
/** An exact share as JSON text, as the register writes it, never reduced; empty where it says none. */
const share = z._default(
  z.string().check(
    z.maxLength(120),
    z.refine((s) => s === '' || shareOf(s) !== null, 'BASE.FORM.INVALID'),
  ),
  '',
);

/**
 * One line of who owns what: a person or a company at a unit, or a unit that nobody owns. Spouses are two lines with one
 * `joint`; a person with two units has two lines with one `person`.
 */
export const OrderMember = z.object({
  titleBefore: text(50),
  firstName: text(100),
  lastName: text(100),
  titleAfter: text(50),
  sex: z._default(z.enum(sexes), 'others'),
  fullAddress: text(400),
  /** Of the unit. */
  share,
  unit: text(30),
  description: text(500),
  mainUser: z._default(z.boolean(), false),
  remove: z._default(z.boolean(), false),
  company: text(),
  ic: text(8),
  /** Of the house. */
  unitShare: share,
  joint: text(100),
  person: text(200),
  unitCode: text(20),
  unitType: z._default(z.enum(unitTypes), 'flat'),
  entrance: text(100),
  floor: z._default(z.nullable(z.number().check(z.int(), z.minimum(-9), z.maximum(99))), null),
  area: z._default(z.nullable(z.number().check(z.minimum(0), z.maximum(100_000))), null),
  layout: text(50),
});
export type OrderMember = z.output<typeof OrderMember>;

export const OrderMembers = z.object({ new: z.array(OrderMember).check(z.maxLength(20_000)) });
