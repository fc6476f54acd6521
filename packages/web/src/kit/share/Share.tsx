import { type Fraction, fromText } from '#contract/base/shares/fraction.ts';
import { besidePercent, partOf, type ShareOf } from '#contract/base/shares/shares.ts';
import { useText } from '../../base/texts.tsx';
import { useFractionText, usePercentText } from './fraction-text.ts';
import css from './Share.module.css';

export { useFractionText, usePercentText };

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
  /** JSON text of the share, or itself; null while it is not known. */
  share: string | Fraction | null;
  of?: ShareOf;
  /** Both in one line. */
  inline?: boolean;
};

/** A share for people: the percent first, and small beside it the fraction where one belongs there. */
export function Share({ share, of = 'unit', inline = false }: Props) {
  const say = useText();
  const asPercent = usePercentText();
  if (share === null) return <span className={css.unknown}>{say('SHARES.UNKNOWN')}</span>;
  const f = typeof share === 'string' ? fromText(share) : share;
  const beside = besidePercent(f, of);
  return (
    <span className={inline ? css.inline : css.share}>
      <span className={css.percent}>{asPercent(partOf(f, of))}</span>
      {beside && (
        <span className={css.fraction}>
          <FractionText of={beside} breaks={inline} />
        </span>
      )}
    </span>
  );
}
