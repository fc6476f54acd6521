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

/** `apart`: under 1024 px its cards stand among those of the other one, so that one may come before them by its `order`. */
type ColumnProps = { apart?: boolean; children: ReactNode };

/** Cards below each other in one of them; fields and cards of a form stand in a `FormStack`. */
export const Column = ({ apart, children }: ColumnProps) => (
  <div className={apart ? `${css.column} ${css.apart}` : css.column}>{children}</div>
);
