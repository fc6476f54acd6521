import type { ReactNode } from 'react';
import css from './Work.module.css';

type Props = { n: number; title: string; now: boolean; children: ReactNode };

/** One of the three steps; the one that waits stands out, and none of them is a gate. */
export const WorkStep = ({ n, title, now, children }: Props) => (
  <section className={css.card} aria-label={title}>
    <h2 className={css.step}>
      <span className={now ? `${css.arch} ${css.now}` : css.arch} aria-hidden="true">
        {n}
      </span>
      {title}
    </h2>
    {children}
  </section>
);
