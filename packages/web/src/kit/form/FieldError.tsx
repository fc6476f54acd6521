import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import css from './FieldError.module.css';

/** What is wrong with a field and how to mend it. */
export const FieldError = ({ children }: { children: ReactNode }) => (
  <span className={css.error}>
    <IconAlertCircle size={18} stroke={1.75} aria-hidden="true" className={css.sign} />
    {children}
  </span>
);
