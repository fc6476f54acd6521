import type { FeeList } from '#contract/fees/schema.ts';
import { feeSides } from '#contract/fees/schema-words.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { shown } from '../rows/data.ts';
import css from './Fees.module.css';

/** What both sides come to in this year and the next one. */
export function YearSums({ sums: [now, next] }: { sums: FeeList['sums'] }) {
  const say = useText();
  if (!now || !next) return null;
  return (
    <div className={css.sums}>
      {feeSides.map((side) => (
        <Card key={side} padded>
          <p className={css.label}>{say(side === 'house' ? 'FEES.SUMS.HOUSE' : 'FEES.SUMS.UNITS')}</p>
          <p className={css.sum}>
            {shown(now[side])} <span className={css.year}>{say('FEES.SUMS.IN', { year: String(now.year) })}</span>
          </p>
          <p className={css.quiet}>{say('FEES.SUMS.NEXT', { year: String(next.year), amount: shown(next[side]) })}</p>
        </Card>
      ))}
    </div>
  );
}
