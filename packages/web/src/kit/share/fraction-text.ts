import { type Fraction, fromText } from '#contract/base/shares/fraction.ts';
import { fractionText, gapText, percentText, type ShareOf, shareText } from '#contract/base/shares/shares.ts';
import { useLanguage } from '../../base/texts.tsx';

/** "813/10 000". */
export function useFractionText() {
  const { locale } = useLanguage();
  return (f: Fraction) => fractionText(f, locale);
}

/** "8,13 %". */
export function usePercentText() {
  const { locale } = useLanguage();
  return (f: Fraction) => percentText(f, locale);
}

/** What is missing or too much: "0,40 %", never "0,00 %". */
export function useGapText() {
  const { locale } = useLanguage();
  return (f: Fraction) => gapText(f, locale);
}

/** A share as sentences say it: "8,13 % (813/10 000)", or the percent alone; it may come as JSON text. */
export function useShareText() {
  const { locale } = useLanguage();
  return (share: Fraction | string, of: ShareOf) =>
    shareText(typeof share === 'string' ? fromText(share) : share, of, locale);
}
