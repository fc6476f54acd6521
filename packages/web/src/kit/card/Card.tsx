import type { ReactNode } from 'react';
import css from './Card.module.css';

type Props = { title?: string; aside?: ReactNode; padded?: boolean; children: ReactNode };

/** A card of the page: hairline, no shadow; with a title it is a section named by it. */
export const Card = ({ title, aside, padded = false, children }: Props) => (
  <section className={css.card} aria-label={title}>
    {title && (
      <div className={css.head}>
        <h2 className={css.title}>{title}</h2>
        {aside && <div className={css.aside}>{aside}</div>}
      </div>
    )}
    {padded ? <div className={css.body}>{children}</div> : children}
  </section>
);
