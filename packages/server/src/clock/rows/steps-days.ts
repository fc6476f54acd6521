import { createHash } from 'node:crypto';
import { type TermFact, termKey } from '#contract/base/terms/fact.ts';
import { lastOf, stateOf } from '#contract/base/terms/rules.ts';
import { dayIn, startOf } from '#contract/base/time/dates.ts';
import { type DayNote, type DayRange, onDay } from '#contract/base/time/day-notes.ts';
import { clockLinks } from '#contract/clock/links.ts';
import type { Counting, Terms } from '../../define-noun.ts';
import { seesTerms } from './queries-seen.ts';
import { countedTerms } from './steps.ts';

/** Papers that run out have a layer of their own. */
const elsewhere = 'document';

/** A number that stays with the term: programs that keep calendars tell entries apart by it. */
const numberOf = (fact: TermFact): number => createHash('sha256').update(termKey(fact)).digest().readUIntBE(0, 6);

/** Last days of terms that still run, for whoever sees them. Null for who sees none. */
export const daysOfTerms =
  (terms: readonly Terms[]) =>
  async (at: Counting, { from, to }: DayRange): Promise<DayNote[] | null> => {
    if (!seesTerms(at.scope)) return null;
    const today = dayIn(at.now);
    const running = (await countedTerms(at, terms)).filter(({ fact, mark }) => {
      const state = stateOf(fact, mark, today);
      return fact.kind !== elsewhere && state !== 'done' && state !== 'notOurs';
    });
    return running.flatMap(({ fact }): DayNote[] => {
      const { last } = lastOf(fact);
      if (last < from || last > to) return [];
      const since = startOf(fact.from) as Date;
      const note = { id: numberOf(fact), title: fact.name, says: `TERMS.${fact.kind}` as const, version: 1 };
      return [{ ...note, ...onDay(last), at: clockLinks.list(), forAll: false, updatedAt: since }];
    });
  };
