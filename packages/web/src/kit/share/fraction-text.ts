import type { Fraction } from '#contract/base/fraction.ts';
import { useFormat } from '../../base/texts.tsx';

/** "813/10 000". */
export function useFractionText() {
  const format = useFormat();
  return (f: Fraction) => `${format.number(f.num)}/${format.number(f.den)}`;
}
