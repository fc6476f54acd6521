import type { ReactNode } from 'react';
import css from './Columns.module.css';

type Props = {
  /**
   * How much wider the first one is: a record beside its facts; what is done, beside how it stands; a form, whose second
   * one needs room for fields too; two of one weight.
   */
  split?: 'record' | 'wide' | 'form' | 'even';
  children: ReactNode;
};

/** What a page holds, in two columns; one below the other under 1024 px. */
export const Columns = ({ split = 'record', children }: Props) => (
  <div className={split === 'record' ? css.columns : `${css.columns} ${css[split]}`}>{children}</div>
);

/** Cards below each other in one of them; fields and cards of a form stand in a `FormStack`. */
export const Column = ({ children }: { children: ReactNode }) => <div className={css.column}>{children}</div>;
