import { type Fraction, fromText, percent, reduce } from '#contract/base/fraction.ts';
import { useFormat, useText } from '../base/texts.tsx';
import { ExactShare } from './ExactShare.tsx';
import { useFractionText } from './fraction-text.ts';
import css from './Share.module.css';
import { isLong, over } from './typed-share.ts';

export { useFractionText };

/** "8,13 %". */
export function usePercentText() {
  const format = useFormat();
  const say = useText();
  return (f: Fraction) =>
    say('SHARES.PERCENT', {
      percent: format.number(percent(f), { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    });
}

const short = 26;
/** The fraction as text that breaks only behind its slash. */
export function FractionText({ of, breaks }: { of: Fraction; breaks: boolean }) {
  const asFraction = useFractionText();
  const text = asFraction(of);
  const [num, den] = text.split('/');
  return (
    <span className={breaks || text.length > short ? undefined : css.whole}>
      <span className={css.number}>{num}/</span>
      <wbr />
      <span className={css.number}>{den}</span>
    </span>
  );
}

type Props = {
  /** JSON text of the share; null while it is not known. */
  share: string | null;
  /** The house's common denominator. */
  of?: bigint | null;
  /** Both in one line. */
  inline?: boolean;
};
/** A share for people: the exact fraction, and the percent as its shadow; where nobody reads it, the percent, and it on demand. */
export function Share({ share, of = null, inline = false }: Props) {
  const say = useText();
  const asPercent = usePercentText();
  if (share === null) return <span className={css.unknown}>{say('SHARES.UNKNOWN')}</span>;
  const f = fromText(share);
  if (isLong(of ?? f.den))
    return (
      <span className={inline ? css.inline : css.share}>
        {asPercent(f)}
        <ExactShare of={reduce(f)} />
      </span>
    );
  return (
    <span className={inline ? css.inline : css.share}>
      <FractionText of={over(f, of)} breaks={inline} />
      <span className={css.percent}>{asPercent(f)}</span>
    </span>
  );
}
