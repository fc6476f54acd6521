import type { ReactNode, SubmitEventHandler } from 'react';
import css from './DialogForm.module.css';

type Props = { onSubmit: SubmitEventHandler<HTMLFormElement>; children: ReactNode };

/** The form of a dialog: its fields and then its buttons. */
export const DialogForm = ({ onSubmit, children }: Props) => (
  <form noValidate className={css.form} onSubmit={onSubmit}>
    {children}
  </form>
);
