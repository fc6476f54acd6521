import css from './Courtyard.module.css';
import { baySize } from './courtyard-measures.ts';

/** Two neighbours in conversation. */
export const Neighbours = ({ x, ground: y }: { x: number; ground: number }) => (
  <g>
    <path className={css.shirt} d={`M${x} ${y}v-74a21 21 0 0 1 42 0v74z`} />
    <rect className={css.skin} x={x + 15} y={y - 104} width="12" height="16" />
    <circle className={css.skin} cx={x + 21} cy={y - 112} r="14" />
    <path className={css.grey} d={`M${x + 6} ${y - 112}a15 15 0 0 1 30 -2c-8 0 -14 -3 -17 -7c-3 5 -8 8 -13 9z`} />
    <path className={css.dress} d={`M${x + 56} ${y}v-66a20 20 0 0 1 40 0v66z`} />
    <rect className={css.skin} x={x + 70} y={y - 94} width="12" height="16" />
    <path className={css.brown} d={`M${x + 60} ${y - 82}v-20a16 16 0 0 1 32 0v20z`} />
    <circle className={css.skin} cx={x + 75} cy={y - 101} r="12.5" />
    <path className={css.brown} d={`M${x + 62} ${y - 101}a14 14 0 0 1 27 -4c-9 3 -18 1 -21 -3c-1 4 -3 6 -6 7z`} />
  </g>
);

export const Plant = ({ x, ground: y }: { x: number; ground: number }) => (
  <g>
    <path className={css.pot} d={`M${x - 16} ${y - 2}h34l-5 -30h-24z`} />
    <circle className={css.leaves} cx={x + 1} cy={y - 56} r="24" />
    <circle className={css.light} cx={x - 12} cy={y - 46} r="15" />
  </g>
);

const flowers = [8, 21, 34, 47, 58];

/** Flower boxes hung on the railing. */
export const Boxes = ({ left, rail }: { left: number; rail: number }) =>
  [0.52, 1.1, 4.4].map((bay) => {
    const x = left + bay * baySize;
    return (
      <g key={bay}>
        <rect className={css.wood} x={x} y={rail - 2} width="66" height="18" rx="2" />
        {flowers.map((at, i) => (
          <circle key={at} className={i % 2 ? css.bloom : css.light} cx={x + at} cy={rail - 6 - (i % 2) * 4} r="8" />
        ))}
      </g>
    );
  });
