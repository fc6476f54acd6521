import css from './Skeleton.module.css';

const widths = [css.w0, css.w1, css.w2];

/** Grey rows in the shape of what will stand here. */
export const Skeleton = ({ rows = 6 }: { rows?: number }) => (
  <div className={css.rows}>
    {Array.from({ length: rows }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
      <div key={i} className={css.row}>
        <span className={css.dot} />
        <span className={`${css.bar} ${widths[i % 3]}`} />
      </div>
    ))}
  </div>
);
