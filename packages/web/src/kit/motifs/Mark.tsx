import css from './Mark.module.css';

const bars = [3, 9.3, 15.6, 21.9, 28.2, 34.5, 40.8];

/** The mark: a lit door behind a railing. Decorative, the name stands beside it. */
export const Mark = ({ size = 30 }: { size?: number }) => (
  <svg className={css.mark} width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
    <path className={css.arch} d="M11 46V16a13 13 0 0 1 26 0v30z" />
    <g fill="currentColor">
      <rect y="27" width="48" height="4" rx="2" />
      {bars.map((x) => (
        <rect key={x} x={x} y="30" width="2.6" height="14" />
      ))}
      <rect y="43.5" width="48" height="3.2" rx="1.6" />
    </g>
  </svg>
);
