import type { ReactNode } from 'react';
import css from './ListCard.module.css';

type Props = {
  /** Its kind and its day, above the title. */
  head: ReactNode;
  /** The two of them at the ends of the line. */
  apart?: boolean;
  title: ReactNode;
  /** What else is told of it; each line of its own, or beside each other in one. */
  rest?: ReactNode;
};

/** A row of a list on a narrow screen: kind and day, title, the rest. */
export const ListCard = ({ head, apart = false, title, rest }: Props) => (
  <div className={css.card}>
    <div className={apart ? `${css.head} ${css.apart}` : css.head}>{head}</div>
    {title}
    {rest}
  </div>
);

/** Short things beside each other in one quiet line. */
export const ListRest = ({ apart = false, children }: { apart?: boolean; children: ReactNode }) => (
  <div className={apart ? `${css.rest} ${css.apart}` : css.rest}>{children}</div>
);
