import type { ReactNode } from 'react';

// A sheet of its own would be one more for every screen that shows a document.
const summaryLook = {
  width: 'fit-content',
  padding: '10px 0',
  color: 'var(--pv-ink-3)',
  fontSize: '0.875rem',
} as const;
const textLook = { overflowWrap: 'anywhere', color: 'var(--pv-ink-2)', fontSize: '0.875rem' } as const;

/** What only whoever verifies reads (a fingerprint, a key), folded under its own word. */
export const ForProof = ({ summary, children }: { summary: string; children: ReactNode }) => (
  <details>
    <summary style={{ ...summaryLook, cursor: 'pointer' }}>{summary}</summary>
    <p style={textLook}>{children}</p>
  </details>
);
