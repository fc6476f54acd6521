import { createTranslator } from 'use-intl/core';
import { showDay, wallTime } from '#contract/base/dates.ts';
import { type Fraction, percent, reduce, show, zero } from '#contract/base/fraction.ts';
import { withOneStop } from '#contract/base/stops.ts';
import csVotes from '#contract/texts/cs/votes.ts';
import csLaw from '#contract/texts/cs/votes-law.ts';
import csReport from '#contract/texts/cs/votes-report.ts';
import csResult from '#contract/texts/cs/votes-result.ts';
import enVotes from '#contract/texts/en/votes.ts';
import enLaw from '#contract/texts/en/votes-law.ts';
import enReport from '#contract/texts/en/votes-report.ts';
import enResult from '#contract/texts/en/votes-result.ts';
import { partOf } from '#contract/votes/rules-result.ts';

export type Lang = 'cs' | 'en';
export type Say = (key: string, params?: Record<string, string | number>) => string;

const texts = {
  cs: { VOTE: { ...csVotes.VOTE, ...csLaw.VOTE, ...csResult.VOTE, ...csReport.VOTE } },
  en: { VOTE: { ...enVotes.VOTE, ...enLaw.VOTE, ...enResult.VOTE, ...enReport.VOTE } },
};
const locales = { cs: 'cs', en: 'en-GB' } as const;

function speaker(lang: Lang): Say {
  const onError = (error: Error) => {
    throw error;
  };
  const locale = locales[lang] as 'cs';
  const plainly = createTranslator({ locale, messages: texts[lang] as never, onError }) as unknown as Say;
  return (key, params) => withOneStop((p) => plainly(key, p), params);
}
const speakers = { cs: speaker('cs'), en: speaker('en') };

const numbers = {
  cs: new Intl.NumberFormat('cs', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  en: new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
};

const rounded = { cs: new Intl.NumberFormat('cs'), en: new Intl.NumberFormat('en-GB') };

/** The longest denominator that people still read. */
const readable = 10n ** 12n;

/** Words, numbers and moments of one document. */
export function wordsOf(lang: Lang, den: bigint) {
  const exact = (f: Fraction) => (den > readable ? show(reduce(f)) : `${(f.num * den) / f.den}/${den}`);
  const sign = lang === 'cs' ? '\u00a0%' : '%';
  const inPercent = (f: Fraction) => `${numbers[lang].format(percent(f))}${sign}`;
  return {
    say: speakers[lang],
    exact,
    inPercent,
    /** "50 %" */
    roundPercent: (f: Fraction) => `${rounded[lang].format(percent(f))}${sign}`,
    /** "45,45 % (5/11)", of a whole. */
    share: (f: Fraction, whole: Fraction) => `${inPercent(partOf(f, whole) ?? zero)} (${exact(f)})`,
    /** "DD. MM. YYYY HH:mm" in Prague. */
    moment(at: string | Date): string {
      const [day = '', time = ''] = wallTime(new Date(at)).split('T');
      return `${showDay(day)} ${time.slice(0, 5)}`;
    },
  };
}
export type Words = ReturnType<typeof wordsOf>;
