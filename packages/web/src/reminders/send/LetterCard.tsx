import { moneyOf } from '#contract/base/money/amount.ts';
import type { DueReminder } from '#contract/reminders/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { crowns } from '../rows/data.ts';
import css from '../rows/Reminders.module.css';

/** The reminder of one unit, word for word. */
export function LetterCard({ due }: { due: DueReminder }) {
  const say = useText();
  return (
    <Card title={say('REMINDERS.PREVIEW.TEXT_TITLE', { name: due.name })} padded>
      <div className={css.stack}>
        <p className={css.quiet}>{say('REMINDERS.PREVIEW.TEXT_TO', { owners: due.owners, unit: due.unit })}</p>
        <p className={css.letter} lang="cs">
          {due.text}
        </p>
        {moneyOf(due.cost) > 0n && (
          <p className={css.quiet}>{say('REMINDERS.PREVIEW.COST', { amount: crowns(due.cost) })}</p>
        )}
      </div>
    </Card>
  );
}
