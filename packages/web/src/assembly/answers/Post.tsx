import type { ReactNode } from 'react';
import { type Fraction, percent } from '#contract/base/shares/fraction.ts';
import css from './Post.module.css';

/** A width for drawing, from the exact fraction. */
export const widthOf = (part: Fraction): number => percent(part, 6);

/** What the post of a rail says, over its place. */
export const Post = ({ at, text, children }: { at: number; text: string; children: ReactNode }) => (
  <div className={css.wrap}>
    <span className={css.flag} style={{ left: `${Math.min(82, Math.max(18, at))}%` }} aria-hidden="true">
      {text}
    </span>
    {children}
  </div>
);
