import type { Fraction } from '#contract/base/fraction.ts';
import { exactPart, inParts, type Measure } from '#contract/motions/rules-shares.ts';
import { useText } from '../base/texts.tsx';
import { ExactShare } from '../kit/share/ExactShare.tsx';
import { FractionText, useFractionText, usePercentText } from '../kit/share/Share.tsx';
import css from './VoteShare.module.css';

/** Shares of a vote in sentences: of all who count, or of another whole. */
export function useShareWords({ parts, base }: Measure) {
  const asFraction = useFractionText();
  const asPercent = usePercentText();
  const percent = (share: Fraction, whole = base) => asPercent(exactPart(share, whole));
  const counted = (share: Fraction, whole = base) => {
    const f = inParts(share, whole, parts);
    return f && asFraction(f);
  };
  return {
    percent,
    /** "189 832 500/2 569 999 203"; null where nobody would read that. */
    counted,
    /** "189 832 500/2 569 999 203"; the percent where nobody would read that. */
    parts: (share: Fraction, whole = base) => counted(share, whole) ?? percent(share, whole),
    /** "7,39 % (189 832 500/2 569 999 203)" */
    both(share: Fraction, whole = base) {
      const text = counted(share, whole);
      return text ? `${percent(share, whole)} (${text})` : percent(share, whole);
    },
  };
}

type Props = { share: Fraction; measure: Measure; whole?: Fraction };
/** What a sentence could only say in percent, exactly and on demand; nothing where it said it. */
export const Exactly = ({ share, measure, whole = measure.base }: Props) =>
  inParts(share, whole, measure.parts) || whole.num === 0n ? null : <ExactShare of={exactPart(share, whole)} />;

/** A share of a vote: the percent, and the parts of those who count under it or behind it. */
export function VoteShare({
  share,
  measure,
  own = false,
  inline = false,
}: Props & { own?: boolean; inline?: boolean }) {
  const say = useText();
  const { percent } = useShareWords(measure);
  if (own) return <span className={css.parts}>{say('VOTE.BASE.NOT_COUNTED')}</span>;
  const f = inParts(share, measure.base, measure.parts);
  return (
    <span className={inline ? css.inline : css.share}>
      <span className={css.percent}>{percent(share)}</span>
      {f && (
        <span className={css.parts}>
          <FractionText of={f} breaks={inline} />
        </span>
      )}
      <Exactly share={share} measure={measure} />
    </span>
  );
}
