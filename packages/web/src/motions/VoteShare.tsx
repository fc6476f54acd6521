import type { Fraction } from '#contract/base/shares/fraction.ts';
import {
  besidePercent,
  fractionText,
  type Measure,
  partOf,
  percentText,
  shareText,
} from '#contract/base/shares/shares.ts';
import { useLanguage, useText } from '../base/texts.tsx';
import { Share } from '../kit/share/Share.tsx';
import css from './VoteShare.module.css';

/** Shares of a vote in sentences: of all who count, or of another whole. */
export function useShareWords(measure: Measure) {
  const { locale } = useLanguage();
  const of = (whole: Fraction): Measure => ({ parts: measure.parts, base: whole });
  return {
    percent: (share: Fraction, whole = measure.base) => percentText(partOf(share, of(whole)), locale),
    /** "4 163/10 000"; null where nobody would read that, and of nothing and of everybody. */
    counted(share: Fraction, whole = measure.base) {
      const beside = besidePercent(share, of(whole));
      return beside && fractionText(beside, locale);
    },
    /** "41,63 % (4 163/10 000)" */
    both: (share: Fraction, whole = measure.base) => shareText(share, of(whole), locale),
  };
}

type Props = { share: Fraction; measure: Measure; own?: boolean; inline?: boolean };

/** A share of a vote: the percent, and the parts of those who count under it or behind it. */
export function VoteShare({ share, measure, own = false, inline = false }: Props) {
  const say = useText();
  if (own) return <span className={css.aside}>{say('VOTE.BASE.NOT_COUNTED')}</span>;
  return <Share share={share} of={measure} inline={inline} />;
}
