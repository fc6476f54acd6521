import { useState } from 'react';
import type { Fraction } from '#contract/base/shares/fraction.ts';
import { useText } from '../../base/texts.tsx';
import css from './ExactShare.module.css';
import { useFractionText } from './fraction-text.ts';

/** A fraction too long to be read beside its percent: a button that shows it in its place. */
export function ExactShare({ of }: { of: Fraction }) {
  const say = useText();
  const asFraction = useFractionText();
  const [open, setOpen] = useState(false);
  return (
    <span className={css.exact}>
      <button type="button" className={css.button} aria-expanded={open} onClick={() => setOpen(!open)}>
        {say('SHARES.EXACT')}
      </button>
      {open && <span className={css.digits}>{asFraction(of)}</span>}
    </span>
  );
}
