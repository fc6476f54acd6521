import type { ReactNode } from 'react';
import css from './ForProof.module.css';

/** What only whoever verifies reads (a fingerprint, a key), folded under its own word. */
export const ForProof = ({ summary, children }: { summary: string; children: ReactNode }) => (
  <details className={css.proof}>
    <summary>{summary}</summary>
    <p className={css.text}>{children}</p>
  </details>
);
