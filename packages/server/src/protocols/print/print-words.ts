import { type Fraction, percent, show, subtract, whole } from '#contract/base/shares/fraction.ts';
import { exactPart, inParts, type Measure, percentText, shareText } from '#contract/base/shares/shares.ts';
import { showDay, wallTime } from '#contract/base/time/dates.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import { type Params, speak } from '../../base/text/speak.ts';

export type Lang = Locale;
export type Say = (key: string, params?: Params) => string;

const rounded = { cs: new Intl.NumberFormat('cs'), en: new Intl.NumberFormat('en-GB') };

/** Words, numbers and moments of one document; shares are of those who count, as on the screen. */
export function wordsOf(lang: Lang, measure: Measure) {
  const { parts, base } = measure;
  const sign = lang === 'cs' ? '\u00a0%' : '%';
  const exact = (f: Fraction, whole = base) => show(inParts(f, whole, parts) ?? exactPart(f, whole));
  const inPercent = (f: Fraction, whole = base) => percentText(exactPart(f, whole), lang);
  return {
    say: speak(lang) as Say,
    exact,
    inPercent,
    /** "50 %" */
    roundPercent: (f: Fraction) => `${rounded[lang].format(percent(f))}${sign}`,
    /** "45,45 % (5/11)", of those who count. */
    share: (f: Fraction) => shareText(f, measure, lang),
    /** What shares are of, in a sentence. */
    base(): string {
      const own = subtract(whole, base);
      const of = (f: Fraction) => inParts(f, whole, parts)?.num.toString();
      const [counted, house, rest] = [of(base), of(whole), of(own)];
      if (!counted || !house || !rest)
        return speak(lang)(own.num === 0n ? 'VOTE.BASE.PERCENT' : 'VOTE.BASE.PERCENT_OWN', {
          percent: inPercent(base, whole),
        });
      return speak(lang)(own.num === 0n ? 'VOTE.BASE.PLAIN' : 'VOTE.BASE.OWN', { parts: counted, house, own: rest });
    },
    /** "DD. MM. YYYY HH:mm" in Prague. */
    moment(at: string | Date): string {
      const [day = '', time = ''] = wallTime(new Date(at)).split('T');
      return `${showDay(day)} ${time.slice(0, 5)}`;
    },
  };
}
export type Words = ReturnType<typeof wordsOf>;
