import type { ReactNode } from 'react';
import css from './Bay.module.css';

export type BayKind = 'empty' | 'error' | 'lock' | 'done';
const bars = Array.from({ length: 14 }, (_, i) => 14 + i * 10);

/** What stands behind the railing. */
const behind: Record<BayKind, ReactNode> = {
  empty: (
    <g className={css.wire}>
      <path d="M80 16v26M66 57h28" />
      <path className={css.lamp} d="M68 56a12 12 0 0 1 24 0z" />
    </g>
  ),
  error: (
    <g className={css.broken}>
      <path d="M80 15v14M84 29l-9 12 10 4-8 12" />
      <circle className={css.spark} cx="77" cy="66" r="3" />
    </g>
  ),
  lock: (
    <g className={css.wire}>
      <path d="M72 46v-8a8 8 0 0 1 16 0v8M66 46h28v20H66z" />
    </g>
  ),
  done: <path className={css.tick} d="M62 50l13 13 24-27" />,
};

/** A small bay of the courtyard for empty, refused and finished states. */
export const Bay = ({ kind, size = 150 }: { kind: BayKind; size?: number }) => (
  <svg className={css.bay} width={size} height={size * 0.76} viewBox="0 0 160 122" aria-hidden="true">
    <path className={css[kind]} d="M38 106V56a42 42 0 0 1 84 0v50z" />
    {behind[kind]}
    <g className={css.rail}>
      <rect x="8" y="74" width="144" height="5" rx="2.5" />
      {bars.map((x) => (
        <rect key={x} x={x} y="78" width="2.6" height="28" />
      ))}
      <rect x="4" y="106" width="152" height="6" rx="2" />
    </g>
  </svg>
);
