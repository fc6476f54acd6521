import type { ReactNode } from 'react';
import css from './FormGrid.module.css';

type Props = {
  /** In a dialog, where they stand closer. */
  close?: boolean;
  children: ReactNode;
};
type GridProps = Props & {
  /** What stands in them is long: below each other also in the narrow column of a small computer. */
  long?: boolean;
};

/** Fields below each other, or the cards that hold them. */
export const FormStack = ({ close = false, children }: Props) => (
  <div className={close ? `${css.stack} ${css.close}` : css.stack}>{children}</div>
);

/** Short fields, two beside each other; below each other on a phone. */
export const FormGrid = ({ close = false, long = false, children }: GridProps) => (
  <div className={[css.grid, close && css.close, long && css.long].filter(Boolean).join(' ')}>{children}</div>
);

/** A field or a sentence as long as two of the grid. */
export const FormRow = ({ children }: { children: ReactNode }) => <div className={css.row}>{children}</div>;

/** One of several entries of a form: its fields below each other, a hairline after it. */
export const FormEntry = ({ children }: { children: ReactNode }) => <div className={css.entry}>{children}</div>;

/** A field and the button beside it. */
export const FormLine = ({ children }: { children: ReactNode }) => <div className={css.line}>{children}</div>;

/** What should be known before the fields are filled in. */
export const FormHint = ({ children }: { children: ReactNode }) => <p className={css.hint}>{children}</p>;
