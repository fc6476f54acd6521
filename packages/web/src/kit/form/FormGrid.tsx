import type { ReactNode } from 'react';
import css from './FormGrid.module.css';

type Props = {
  /** In a dialog, where they stand closer. */
  close?: boolean;
  children: ReactNode;
};

/** Fields below each other, or the cards that hold them. */
export const FormStack = ({ close = false, children }: Props) => (
  <div className={close ? `${css.stack} ${css.close}` : css.stack}>{children}</div>
);

/** Short fields, two beside each other; below each other on a phone. */
export const FormGrid = ({ close = false, children }: Props) => (
  <div className={close ? `${css.grid} ${css.close}` : css.grid}>{children}</div>
);

/** A field or a sentence as long as two of the grid. */
export const FormRow = ({ children }: { children: ReactNode }) => <div className={css.row}>{children}</div>;
