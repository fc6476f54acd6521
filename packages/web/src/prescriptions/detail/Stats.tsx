import { absolute, moneyOf } from '#contract/base/money/amount.ts';
import type { RunDetail } from '#contract/prescriptions/schema.ts';
import { showMoney } from '../../base/amounts.ts';
import { useText } from '../../base/texts.tsx';
import { shown } from '../rows/data.ts';
import css from '../rows/Run.module.css';

function useTotalText(run: RunDetail): string {
  const say = useText();
  if (run.before === null) return say('PRESCRIPTIONS.STATS.TOTAL');
  const by = moneyOf(run.total) - moneyOf(run.before);
  if (by === 0n) return say('PRESCRIPTIONS.STATS.TOTAL');
  return say(by > 0n ? 'PRESCRIPTIONS.STATS.MORE_THAN' : 'PRESCRIPTIONS.STATS.LESS_THAN', {
    amount: showMoney(absolute(by)),
  });
}

/** What it comes to, for whom, and how much a month. */
export function Stats({ run }: { run: RunDetail }) {
  const say = useText();
  const units = say('PRESCRIPTIONS.STATS.UNITS', { count: run.units });
  const persons = say('PRESCRIPTIONS.STATS.PERSONS', { count: run.persons });
  const facts = [
    [shown(run.total), useTotalText(run)],
    [
      `${units}, ${persons}`,
      run.monthBefore === null
        ? say('PRESCRIPTIONS.STATS.FIRST')
        : say('PRESCRIPTIONS.STATS.CHANGED', { more: run.more, less: run.less }),
    ],
    [
      shown(run.monthAfter),
      run.monthBefore === null
        ? say('PRESCRIPTIONS.STATS.MONTHLY')
        : say('PRESCRIPTIONS.STATS.MONTHLY_WAS', { amount: shown(run.monthBefore) }),
    ],
  ] as const;
  return (
    <div className={css.stats}>
      {facts.map(([sum, text]) => (
        <div key={text} className={css.stat}>
          <p className={css.sum}>{sum}</p>
          <p className={css.quiet}>{text}</p>
        </div>
      ))}
    </div>
  );
}
