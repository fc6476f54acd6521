import * as z from 'zod/mini';
import { id } from '../base/calls/ids.ts';
import { line } from '../base/person/people.ts';
import { mineStates } from './schema.ts';
import { Code, Replies } from './schema-questions.ts';

export const peopleTabs = ['all', 'answered', 'waiting', 'paper'] as const;

/** One who answers, by name: a member, or a unit where each unit answers. Never in the order in which they answered. */
export const PersonRow = z.object({
  /** Of the member or of the unit. */
  id: z.number(),
  full_name: z.string(),
  units: z.string(),
  state: z.enum(mineStates),
});
export type PersonRow = z.output<typeof PersonRow>;

/** One answer of a survey that is not anonymous. */
export const SheetRow = z.object({
  id: z.number(),
  full_name: z.string(),
  unit: z.nullable(z.string()),
  at: z.string(),
  /** Typed in from a paper. */
  paper: z.boolean(),
  answers: z.array(z.object({ questionId: z.number(), answers: z.array(z.number()), other: z.nullable(z.string()) })),
});
export type SheetRow = z.output<typeof SheetRow>;

/** More papers than are printed at once: a short-lived address that they are drawn at, and how many they are. */
export const TicketFile = z.object({ url: z.string(), total: z.number() });
export type TicketFile = z.output<typeof TicketFile>;

/** Papers that come in the answer itself. */
export const ticketsAtOnce = 50;
/** People or units of one order of papers at most. */
export const mostTickets = 5000;

export const Store = z.object({
  id,
  answers: Replies,
  /** The unit answered for, where each unit answers. */
  unitId: z._default(z.nullable(id), null),
  /** Of an anonymous survey: made by whoever asks, kept by nobody beside who answered. */
  code: z._default(z.nullable(Code), null),
});
export type Store = z.output<typeof Store>;

export const PaperStore = z.object({
  id,
  answers: Replies,
  /** Whose paper it is, as `people` tells them; null of an anonymous one, which has no name. */
  whoId: z._default(z.nullable(id), null),
  /** As it is printed on an anonymous paper; one is made where it cannot be read. */
  code: z._default(z.nullable(Code), null),
});
export type PaperStore = z.output<typeof PaperStore>;

export const PeopleAsked = {
  tab: z._default(z.enum(peopleTabs), 'all'),
  text: z._default(line(100), ''),
};
