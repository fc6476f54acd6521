import type { ReactNode } from 'react';
import css from './SubmitButton.module.css';

type Props = { busy?: boolean; children: ReactNode };

/** The one primary button of a signed-out screen. */
export const SubmitButton = ({ busy = false, children }: Props) => (
  <button type="submit" className={css.button} aria-busy={busy || undefined} aria-disabled={busy || undefined}>
    {busy && <span className={css.wheel} aria-hidden="true" />}
    {children}
  </button>
);
