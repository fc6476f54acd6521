import css from './Meter.module.css';

export type MeterTone = 'for' | 'against' | 'abstain' | 'absent' | 'said';
/** Widths in percent come from exact fractions, never from a rounded number. */
export type MeterPart = { tone: MeterTone; percent: number };
type Props = { parts: readonly MeterPart[]; post?: number; label: string; mini?: boolean; wall?: boolean };

/** Shares as a handrail: the fill is exact, the balusters only mask it; a post marks a threshold. */
export const Meter = ({ parts, post, label, mini = false, wall = false }: Props) => {
  const starts = parts.map((_, i) => parts.slice(0, i).reduce((sum, p) => sum + p.percent, 0));
  return (
    <div
      className={[css.rail, mini && css.mini, wall && css.wall].filter(Boolean).join(' ')}
      role="img"
      aria-label={label}
    >
      <span className={css.hand} />
      <svg className={css.balusters} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        {parts.map((p, i) => (
          <rect key={p.tone} className={css[p.tone]} x={starts[i]} width={p.percent} height="10" />
        ))}
      </svg>
      <span className={css.floor} />
      {post !== undefined && (
        <svg className={css.post} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
          <path d={`M${post} 0V10`} vectorEffect="non-scaling-stroke" />
        </svg>
      )}
    </div>
  );
};
