import { IconHourglass } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import css from './Cash.module.css';

/** What is to be done with the desk: in sight, and calm. */
export const ToDoCard = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={css.toDo} aria-label={title}>
    <span className={css.sign}>
      <IconHourglass size={22} stroke={1.75} aria-hidden="true" />
    </span>
    <div className={css.rest}>
      <h2>{title}</h2>
      {children}
    </div>
  </section>
);
