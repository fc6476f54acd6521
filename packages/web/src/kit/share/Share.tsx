import { type Fraction, fromText, percent, whole } from '#contract/base/fraction.ts';
import { inParts } from '#contract/motions/rules-shares.ts';
import { useFormat, useText } from '../../base/texts.tsx';
import { useFractionText } from './fraction-text.ts';
import css from './Share.module.css';
import { isLong } from './typed-share.ts';

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
  /**
   * What the fraction beside the percent is. `unit`: of the house, as the register wrote it. `part`: there is none, because
   * a part of a unit, a sum, or several units together have no fraction that anybody wrote. A number: parts of the house
   * that a list counts in.
   */
  of?: 'unit' | 'part' | bigint | null;
  /** Both in one line. */
  inline?: boolean;
};

/** What stands beside the percent; null where it would not be read, or would be of another whole. */
function fractionBeside(f: Fraction, of: Props['of']): Fraction | null {
  if (of === 'unit') return isLong(f.den) ? null : f;
  return typeof of === 'bigint' ? inParts(f, whole, of) : null;
}

/** A share for people: the percent first, and small beside it the fraction where one belongs there. */
export function Share({ share, of = 'unit', inline = false }: Props) {
  const say = useText();
  const asPercent = usePercentText();
  if (share === null) return <span className={css.unknown}>{say('SHARES.UNKNOWN')}</span>;
  const f = fromText(share);
  const beside = fractionBeside(f, of);
  return (
    <span className={inline ? css.inline : css.share}>
      <span className={css.percent}>{asPercent(f)}</span>
      {beside && (
        <span className={css.fraction}>
          <FractionText of={beside} breaks={inline} />
        </span>
      )}
    </span>
  );
}
