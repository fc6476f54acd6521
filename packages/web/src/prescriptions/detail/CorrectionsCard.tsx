import { typo } from '#contract/base/words/typo.ts';
import type { RunDetail } from '#contract/prescriptions/schema.ts';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { shown, useMonthText } from '../rows/data.ts';
import css from '../rows/Run.module.css';

/** What was added or taken off since it was issued. */
export function CorrectionsCard({ run }: { run: RunDetail }) {
  const say = useText();
  const { day } = useWhen();
  const monthText = useMonthText();
  return (
    <Card title={say('PRESCRIPTIONS.CORRECTION.LIST')}>
      {run.corrections.map((c) => (
        <div key={`${c.madeAt} ${c.unit} ${c.month}`} className={css.waits}>
          <b>
            {say('PRESCRIPTIONS.CORRECTION.ONE', { unit: c.unit, month: monthText(c.month), amount: shown(c.amount) })}
          </b>
          <p>
            {say('PRESCRIPTIONS.CORRECTION.BY', { reason: typo(c.reason), name: typo(c.madeBy), day: day(c.madeAt) })}
          </p>
        </div>
      ))}
    </Card>
  );
}
