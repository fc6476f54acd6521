import * as z from 'zod/mini';
import { id } from '../base/calls/ids.ts';
import { landProblems } from '../base/land.ts';
import { moneyShown } from '../base/money/carried.ts';
import { line, requiredLine } from '../base/person/people.ts';
import { cadastreStates, extractStates, readingSources } from './schema-words.ts';

const text = z.nullable(z.string());
const problem = z.nullable(z.enum(landProblems));

/** Where the house is looked for: its number or the register's own number of the building, its village and street. */
export const PlaceInput = z.object({
  id,
  cadasterNumber: requiredLine(60),
  cadasterVillage: z._default(line(200), ''),
  cadasterStreet: z._default(line(200), ''),
});
export type PlaceInput = z.output<typeof PlaceInput>;

/** As the specification has it; `message` is a key of the catalogue. */
export const RealEstateStatus = z.object({
  status: z.enum(cadastreStates),
  checkedAt: text,
  nextAt: text,
  source: z.nullable(z.enum(readingSources)),
  message: text,
});
export type RealEstateStatus = z.output<typeof RealEstateStatus>;

/** A person in a unit, or a company; `joint` is the same for spouses who own together. Shares are JSON text. */
export const CadastreMember = z.object({
  titleBefore: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  titleAfter: z.string(),
  sex: z.nullable(z.string()),
  company: z.string(),
  ic: z.string(),
  fullAddress: z.string(),
  share: z.string(),
  unit: z.string(),
  unitShare: z.string(),
  joint: text,
  description: z.string(),
});
export type CadastreMember = z.output<typeof CadastreMember>;

/** `people` is JSON text with lists of members `before` and `new`; `new` is null while the cadastre has said no owners. */
export const CadasterAnswer = z.object({ people: z.string(), status: RealEstateStatus });

export const Seal = z.object({ name: z.string(), since: text });
export type Seal = z.output<typeof Seal>;

const Check = z.object({
  id: z.number(),
  at: z.string(),
  source: z.enum(readingSources),
  problem,
  /** Whether what was read differs from what had been read before. */
  isNew: z.boolean(),
});

const Extract = z.object({
  id: z.number(),
  status: z.enum(extractStates),
  sheet: z.string(),
  price: z.nullable(moneyShown),
  problem,
  askedAt: z.string(),
  askedBy: z.string(),
  confirmedAt: text,
  confirmedBy: z.string(),
});
export type Extract = z.output<typeof Extract>;

export const CadastreView = z.object({
  /** Of the association. */
  id: z.number(),
  cadasterNumber: z.string(),
  cadasterVillage: z.string(),
  cadasterStreet: z.string(),
  status: z.enum(cadastreStates),
  problem,
  checkedAt: text,
  nextAt: text,
  /** The building that was found. */
  building: z.nullable(
    z.object({ name: z.string(), town: z.string(), sheet: text, units: z.number(), asOf: text, warning: z.string() }),
  ),
  /** Units are read one by one, over more days in a large house. */
  underWay: z.nullable(z.object({ read: z.number(), all: z.number() })),
  seals: z.array(Seal),
  checks: z.array(Check),
  /** Whether the made-up register of the sample answers, and whether any does. */
  simulated: z.boolean(),
  off: z.boolean(),
  extracts: z.object({
    simulated: z.boolean(),
    off: z.boolean(),
    /** Since when the house has its account there; who signs in is never told. */
    accountSince: text,
    /** What extracts have cost, by what was confirmed. */
    spent: moneyShown,
    list: z.array(Extract),
  }),
  mayWrite: z.boolean(),
});
export type CadastreView = z.output<typeof CadastreView>;

/** The house's own account of the paid service. */
export const AccountInput = z.object({
  username: requiredLine(100),
  password: z
    .string('BASE.FORM.REQUIRED')
    .check(z.minLength(1, 'BASE.FORM.REQUIRED'), z.maxLength(200, 'BASE.FORM.TOO_LONG')),
});
export type AccountInput = z.output<typeof AccountInput>;

/** The price that the person saw. */
export const ConfirmInput = z.object({ id, price: moneyShown });
