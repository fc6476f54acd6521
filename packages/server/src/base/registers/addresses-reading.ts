import * as z from 'zod/mini';
import type { Address } from '#contract/base/addresses.ts';
import { plainLine } from '#contract/base/person/people.ts';

const Answer = z.object({
  suggestions: z.array(z.object({ text: z.string(), isCollection: z.optional(z.boolean()) })),
});

/** "Lipová 1247/14, 389 99 Horní Lipnice": a line without a post code is a street or a town and no address. */
function addressOf(text: string): Address[] {
  const parts = plainLine(text).slice(0, 300).split(/,\s*/);
  const [, a, b, town] = /^(\d{3})\s?(\d{2})\s+(\S.*)$/.exec(parts.at(-1) ?? '') ?? [];
  const street = parts.slice(0, -1).join(', ').slice(0, 200);
  return town && /\d/.test(street) ? [{ street, town: town.slice(0, 100), post: `${a} ${b}` }] : [];
}

/** Addresses of an answer, each once; null where the answer is of another shape. */
export function addressesIn(body: unknown): Address[] | null {
  const read = Answer.safeParse(body);
  if (!read.success) return null;
  const all = read.data.suggestions.filter((s) => s.isCollection !== true).flatMap((s) => addressOf(s.text));
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
}
