import { type Fraction, show } from '#contract/base/shares/fraction.ts';
import { useFormat, useText } from '../../base/texts.tsx';
import { typedThreshold } from './thresholds.ts';

/** A threshold as people say it: "50 %", but "2/3" where percents would only be near. */
export function useThresholdText() {
  const say = useText();
  const format = useFormat();
  return (f: Fraction) => {
    const { count, part } = typedThreshold(f);
    if (part) return show({ num: BigInt(part.num), den: BigInt(part.den) });
    return say('SHARES.PERCENT', { percent: format.number(Number(count), { maximumFractionDigits: 4 }) });
  };
}
