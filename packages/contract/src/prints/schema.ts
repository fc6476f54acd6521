import * as z from 'zod/mini';

export const printStates = ['waiting', 'running', 'done', 'failed'] as const;
export type PrintState = (typeof printStates)[number];

/** A long print: how far it is; its file is fetched, by the call that asked for it, while it is kept. */
export const Print = z.object({
  id: z.number(),
  state: z.enum(printStates),
  /** Sheets that are drawn, and all of them. */
  done: z.number(),
  total: z.number(),
  bytes: z.nullable(z.number()),
  name: z.string(),
  /** Whether there is a file now. */
  kept: z.boolean(),
  createdAt: z.string(),
});
export type Print = z.output<typeof Print>;

/** What asking for a paper is answered: an address of few sheets, or the print of many. */
export const Printing = z.object({ url: z.nullable(z.string()), print: z.nullable(Print) });
export type Printing = z.output<typeof Printing>;

/** `errand`: who prints; `thing`: of what. */
export const PrintOf = z.object({
  errand: z.string().check(z.regex(/^[a-z]+\.[a-z]+$/), z.maxLength(40)),
  thing: z.string().check(z.maxLength(40)),
});
export type PrintOf = z.output<typeof PrintOf>;
