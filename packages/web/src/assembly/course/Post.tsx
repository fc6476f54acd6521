import type { ReactNode } from 'react';
import css from './Post.module.css';

/** What the post of a rail says, over its place. */
export const Post = ({ at, text, children }: { at: number; text: string; children: ReactNode }) => (
  <div className={css.wrap}>
    <span className={css.flag} style={{ left: `${Math.min(82, Math.max(18, at))}%` }} aria-hidden="true">
      {text}
    </span>
    {children}
  </div>
);
