import type { ReactNode } from 'react';
import css from './CardRows.module.css';

type Only = { children: ReactNode };

/** Rows of a card, under its title; a hairline begins each. */
export const CardRows = ({ children }: Only) => <ul className={css.rows}>{children}</ul>;

type RowProps = Only & {
  /** What stands in it is a link or a button as high as a thumb. */
  low?: boolean;
};
/** One of them: what it is first, what can be done with it at the end. */
export const CardRow = ({ low = false, children }: RowProps) => (
  <li className={low ? `${css.row} ${css.low}` : css.row}>{children}</li>
);

/** What the card is about, between its title and its rows. */
export const CardLead = ({ children }: Only) => <p className={css.lead}>{children}</p>;

/** What stands in their place where there are none. */
export const CardNone = ({ children }: Only) => <p className={css.none}>{children}</p>;

/** What can be done with all of them. */
export const CardFoot = ({ children }: Only) => <div className={css.foot}>{children}</div>;
