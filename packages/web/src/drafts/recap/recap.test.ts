import fc from 'fast-check';
import { createTranslator } from 'use-intl/core';
import { expect, it } from 'vitest';
import type { CensusSum } from '#contract/census/schema.ts';
import cs from '#contract/drafts/texts/form.cs.ts';
import en from '#contract/drafts/texts/form.en.ts';
import { peopleApart, seatsApart } from './recap.ts';

const count = fc.nat({ max: 2000 });
const told = (locale: 'cs' | 'en', key: 'SEATS_TEXT' | 'VOTERS_TEXT', params: Record<string, number>): string => {
  const { RECAP } = (locale === 'cs' ? cs : en).VOTE_FORM;
  return createTranslator({ locale, messages: { RECAP } as never })(`RECAP.${key}` as never, params as never);
};
/** Numbers as they stand in the sentence; Czech divides thousands by a space. */
const numbersIn = (text: string) =>
  (text.match(/\d+(?:[\u00a0\u202f,]\d{3})*/g) ?? []).map((n) => Number(n.replace(/\D/g, '')));

it.each(['cs', 'en'] as const)(
  'seats and people of the recap add up, each among themselves, also as they are read (%s)',
  (locale) => {
    fc.assert(
      fc.property(count, count, count, count, count, (voting, withoutVoter, ownCount, reached, withoutAddressCount) => {
        const seats = seatsApart({ seatCount: voting + withoutVoter + ownCount, withoutVoter, ownCount } as CensusSum);
        expect(seats.voting + seats.mute + seats.own).toBe(seats.all);
        const people = peopleApart({ personCount: reached + withoutAddressCount, withoutAddressCount });
        expect(people.reached + people.without).toBe(people.all);
        for (const [key, params] of [
          ['SEATS_TEXT', seats],
          ['VOTERS_TEXT', people],
        ] as const) {
          const [all = 0, ...parts] = numbersIn(told(locale, key, params));
          // Where it has no parts the sentence says so by a word.
          if (parts.length > 0) expect(parts.reduce((sum, n) => sum + n, 0)).toBe(all);
          expect(all).toBe(params.all);
        }
      }),
      { numRuns: 300 },
    );
  },
);

it.each([
  [
    { all: 21, voting: 18, mute: 2, own: 1 },
    '21: za 18 může někdo hlasovat, za 2 online nikdo, 1 patří společenství a nehlasuje',
  ],
  [{ all: 21, voting: 21, mute: 0, own: 0 }, '21: za 21 může někdo hlasovat'],
] as const)('%o reads %s', (seats, words) => expect(told('cs', 'SEATS_TEXT', seats)).toBe(words));
